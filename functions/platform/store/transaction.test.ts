import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { documents } from './rows.ts'
import { commit, putNew, putVersion, retryOnConflict } from './transaction.ts'

const table = mockClient(documents)
afterAll(() => table.restore())

beforeEach(() => {
  table.reset()
  vi.stubEnv('TABLE', 'coins')
})

const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map(Code => ({ Code })),
  })
const writes = {
  line: putNew({ pk: 'a', sk: 'line' }),
  balance: putVersion({ pk: 'a', sk: 'balance', version: 2 }, 1),
}

test('nothing failed when it was committed', async () => {
  table.on(TransactWriteCommand).resolves({})
  expect([...(await commit({ writes }))]).toEqual([])
})

test('the writes whose condition failed are named', async () => {
  table.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'))
  expect([...(await commit({ writes }))]).toEqual(['balance'])
})

test.for(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'what passes by itself is tried again: %s',
  async reason => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled(reason, 'ConditionalCheckFailed')).resolves({})
    expect([...(await commit({ writes }))]).toEqual([])
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
  },
)

test('what is neither is thrown', async () => {
  table.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'))
  await expect(commit({ writes })).rejects.toThrow('cancelled')
  table.on(TransactWriteCommand).rejects(new Error('no network'))
  await expect(commit({ writes })).rejects.toThrow('no network')
})

test('contention that never ends is an error, not a silence', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await expect(retryOnConflict(async () => undefined)).rejects.toThrow('contended')
})

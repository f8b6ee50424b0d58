import { beforeEach, expect, test, vi } from 'vitest'
import { ServiceError } from '#functions/platform/services/json-service.ts'
import { database } from './database.ts'
import { commit, putNew, putVersion, retryOnConflict } from './transaction.ts'

const ask = vi.spyOn(database, 'ask')

beforeEach(() => {
  ask.mockReset()
  vi.stubEnv('TABLE', 'coins')
})

const cancelled = (...codes: readonly string[]) =>
  new ServiceError(400, {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    message: 'cancelled',
    CancellationReasons: codes.map(Code => ({ Code })),
  })
const writes = {
  line: putNew({ pk: 'a', sk: 'line' }),
  balance: putVersion({ pk: 'a', sk: 'balance', version: 2 }, 1),
}

test('nothing failed when it was committed', async () => {
  ask.mockResolvedValue({})
  expect([...(await commit({ writes }))]).toEqual([])
})

test('the writes whose condition failed are named', async () => {
  ask.mockRejectedValue(cancelled('None', 'ConditionalCheckFailed'))
  expect([...(await commit({ writes }))]).toEqual(['balance'])
})

test.for(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'what passes by itself is tried again: %s',
  async reason => {
    ask.mockRejectedValueOnce(cancelled(reason, 'ConditionalCheckFailed')).mockResolvedValue({})
    expect([...(await commit({ writes }))]).toEqual([])
    expect(ask.mock.calls.map(([action]) => action)).toEqual(['TransactWriteItems', 'TransactWriteItems'])
  },
)

test('what is neither is thrown', async () => {
  ask.mockRejectedValue(cancelled('ValidationError', 'None'))
  await expect(commit({ writes })).rejects.toThrow('cancelled')
  ask.mockRejectedValue(new Error('no network'))
  await expect(commit({ writes })).rejects.toThrow('no network')
})

test('contention that never ends is an error, not a silence', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await expect(retryOnConflict(async () => undefined)).rejects.toThrow('contended')
})

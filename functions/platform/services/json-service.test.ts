import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { refused, serveJson } from '#tests/support/json-service.ts'

vi.spyOn(Math, 'random').mockReturnValue(0)
const service = await serveJson()
afterAll(service.close)
const { jsonService } = await import('./json-service.ts')
const call = jsonService('dynamodb')

beforeEach(() => {
  service.asked = []
})

/** Answers these first, then that it is done. */
function answers(...first: readonly ReturnType<typeof service.answer>[]): void {
  const left = [...first]
  service.answer = () => (left.length > 0 ? left.shift() : { body: { done: true } })
}

test.each([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'TransactionInProgressException',
  'RequestTimeout',
])('%s is asked again, although it comes with a 400', async code => {
  answers(refused(code), refused(code))
  expect(await call('PutItem', { a: 1 })).toEqual({ done: true })
  expect(service.asked).toEqual(Array(3).fill({ action: 'PutItem', input: { a: 1 } }))
})

test.each([
  ['a service that fails', { status: 500, body: 'oops' }],
  ['a service that is not there', { status: 503, body: '' }],
  ['too many requests', { status: 429, body: '{}' }],
  ['a line that was cut', undefined],
])('%s is asked again', async (_, answer) => {
  answers(answer, answer)
  expect(await call('GetItem', {})).toEqual({ done: true })
  expect(service.asked).toHaveLength(3)
})

test('what goes on being throttled ends by its code, after six tries', async () => {
  service.answer = () => refused('ThrottlingException')
  await expect(call('PutItem', {})).rejects.toMatchObject({ name: 'ThrottlingException', status: 400 })
  expect(service.asked).toHaveLength(6)
})

test('what is never reached ends as it was, after six tries', async () => {
  service.answer = () => undefined
  await expect(call('PutItem', {})).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(service.asked).toHaveLength(6)
})

test('what fails on the way and speaks no JSON is told as it was', async () => {
  service.answer = () => ({ status: 502, body: '<html>' })
  await expect(call('PutItem', {})).rejects.toMatchObject({ name: 'UnknownError', message: '<html>' })
})

test.each([
  ['com.amazonaws.dynamodb.v20120810#ResourceNotFoundException', 'ResourceNotFoundException'],
  ['ResourceNotFoundException', 'ResourceNotFoundException'],
  ['com.amazonaws#NotFound:http://internal.amazon.com/', 'NotFound'],
  [undefined, 'UnknownError'],
])('an error of the type %s is named %s', async (__type, name) => {
  service.answer = () => ({ status: 400, body: { __type, message: 'no' } })
  await expect(call('GetItem', {})).rejects.toMatchObject({ name, message: 'no' })
})

test.each(['ConditionalCheckFailedException', 'LimitExceededException', 'UserNotFoundException'])(
  '%s is an answer',
  async code => {
    service.answer = () => refused(code)
    await expect(call('PutItem', {})).rejects.toMatchObject({ name: code, message: code })
    expect(service.asked).toHaveLength(1)
  },
)

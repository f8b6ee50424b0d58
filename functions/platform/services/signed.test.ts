import { beforeEach, expect, test, vi } from 'vitest'

vi.stubEnv('AWS_REGION', 'us-east-1')
vi.spyOn(Math, 'random').mockReturnValue(0)
const { jsonService } = await import('./signed.ts')

let answers: Response[] = []
let asked = 0
vi.stubGlobal('fetch', async () => {
  asked++
  return answers.shift() ?? Response.json({ done: true })
})
beforeEach(() => {
  asked = 0
})

const call = jsonService({
  service: 'dynamodb',
  variable: 'DYNAMODB',
  target: 'DynamoDB_20120810',
  version: '1.0',
})
const refused = (code: string) =>
  Response.json({ __type: `com.amazonaws#${code}`, message: code }, { status: 400 })

test.each([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
])('%s is asked again, although it comes with a 400', async code => {
  answers = [refused(code), refused(code)]
  expect(await call('PutItem', {})).toEqual({ done: true })
  expect(asked).toBe(3)
})

test('what goes on being throttled ends by its code, after six tries', async () => {
  answers = Array.from({ length: 9 }, () => refused('ThrottlingException'))
  await expect(call('PutItem', {})).rejects.toMatchObject({ name: 'ThrottlingException' })
  expect(asked).toBe(6)
})

test.each(['ConditionalCheckFailedException', 'LimitExceededException', 'UserNotFoundException'])(
  '%s is an answer',
  async code => {
    answers = [refused(code)]
    await expect(call('PutItem', {})).rejects.toMatchObject({ name: code })
    expect(asked).toBe(1)
  },
)

import { expect, test } from 'vitest'
import { FunctionError, type Lambdas } from '../resource.ts'
import type { Need } from '../service.ts'
import { createInvoke } from './invoke.ts'

/** What a call of Invoke is answered, and what its caller needed for it. */
async function invoked(
  invoke: Lambdas['invoke'],
  {
    type,
    path = '/2015-03-31/functions/count/invocations',
    body = '{"n":2}',
  }: { type?: string; path?: string; body?: string } = {},
) {
  const needs: Need[] = []
  const headers = type ? { 'x-amz-invocation-type': type } : {}
  const request = { method: 'POST', path, query: '', headers, body: Buffer.from(body) }
  return { needs, ...(await createInvoke({ invoke }).handle(request, need => needs.push(need))) }
}

test('a function is run by its name, by whoever may, with what was sent', async () => {
  const seen: unknown[] = []
  const answer = await invoked(async (...given) => {
    seen.push(given)
    return { twice: 4 }
  })
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:count'
  expect(seen).toEqual([[arn, { n: 2 }]])
  expect(answer).toMatchObject({ status: 200, body: '{"twice":4}' })
  expect(answer.headers).not.toHaveProperty('x-amz-function-error')
  expect(answer.needs).toEqual([{ action: 'lambda:InvokeFunction', resource: arn }])
})

test('one that returns nothing answers null, one that fails says so beside a 200', async () => {
  expect((await invoked(async () => undefined, { body: '' })).body).toBe('null')
  const failed = await invoked(async () => {
    throw new FunctionError('TypeError', 'no such thing')
  })
  expect(failed).toMatchObject({
    status: 200,
    headers: { 'x-amz-function-error': 'Unhandled' },
    body: '{"errorType":"TypeError","errorMessage":"no such thing"}',
  })
})

test.each([
  [{ type: 'Event' }, 'UnknownOperationException'],
  [{ path: '/2015-03-31/functions/count' }, 'UnknownOperationException'],
  [{ body: '{' }, 'InvalidRequestContentException'],
])('nothing is run by %j', async (given, name) => {
  const run = async () => expect.unreachable()
  await expect(invoked(run, given)).rejects.toMatchObject({ name })
})

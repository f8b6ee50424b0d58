import type { SQSEvent } from 'aws-lambda'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { event } from '#shared/kernel/event.ts'
import { subscriber } from './subscriber.ts'

const rained = event({
  name: 'weather.rained',
  about: 'It rained.',
  body: z.strictObject({ millimetres: z.int() }),
})

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const message = (messageId: string, body: unknown, name: string = rained.name) => {
  const detail = {
    id: `event-${messageId}`,
    name,
    at: '2026-11-20T12:00:00.000Z',
    trace: 't',
    body,
  }
  return { messageId, body: JSON.stringify({ source: 'coqui.weather', detail }) }
}
const batch = (...records: readonly { messageId: string; body: string }[]) =>
  ({ Records: records }) as unknown as SQSEvent

test('only the messages that failed are delivered again', async () => {
  const heard: number[] = []
  const handler = subscriber(rained, async ({ body: { millimetres } }) => {
    if (millimetres === 2) throw new Error('the gauge is full')
    heard.push(millimetres)
  })
  const [first, second, third] = [1, 2, 3].map(n => message(`m${n}`, { millimetres: n }))
  if (!first || !second || !third) throw new Error('unreachable')
  expect(await handler(batch(first, second, third))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm2' }],
  })
  expect(heard.sort()).toEqual([1, 3])
})

test('what does not parse fails, and disturbs no other', async () => {
  const hear = vi.fn(async () => {})
  const reply = await subscriber(
    rained,
    hear,
  )(
    batch(
      { messageId: 'junk', body: '{' },
      message('odd', { millimetres: 'many' }),
      message('good', { millimetres: 5 }),
    ),
  )
  expect(reply.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['junk', 'odd'])
  expect(hear).toHaveBeenCalledExactlyOnceWith({
    event: rained,
    id: 'event-good',
    at: '2026-11-20T12:00:00.000Z',
    body: { millimetres: 5 },
  })
})

test('one that hears several events is told which it is, each parsed as its own; any other fails', async () => {
  const blew = event({ name: 'weather.blew', about: 'It blew.', body: z.strictObject({ knots: z.int() }) })
  const heard: unknown[] = []
  const handler = subscriber([rained, blew], async ({ event: { name }, body }) => {
    heard.push([name, body])
  })
  const reply = await handler(
    batch(
      message('rain', { millimetres: 5 }),
      message('wind', { knots: 12 }, blew.name),
      message('mixed', { knots: 12 }),
      message('snow', { millimetres: 5 }, 'weather.snowed'),
    ),
  )
  expect(heard).toEqual([
    [rained.name, { millimetres: 5 }],
    [blew.name, { knots: 12 }],
  ])
  expect(reply.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['mixed', 'snow'])
})

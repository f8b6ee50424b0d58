/** Every event delivered ten times, shuffled, ends in the same state as each delivered once, in order. */

import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { queueUrls } from '#infra/publish/queue-urls.ts'
import { redrive } from '#infra/publish/redrive.ts'
import { wirings } from '#infra/wirings.ts'
import { recordVisit } from '#shared/activity/routes.ts'
import { type Envelope, nounOf } from '#shared/kernel/event.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud, readTapping } from '#tests/journeys/reading-aloud.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { eventually } from '#tests/support/eventually.ts'
import { Heard } from './heard.ts'
import { stateOf } from './state-of.ts'

/** So many children get the same events, each in an order of their own. */
const shuffles = Number(process.env.SHUFFLES ?? 1)
const COPIES = Number(process.env.COPIES ?? 4)

const heard = new Heard()
let house: TestCloud
beforeAll(async () => {
  house = await startCloud({ echo: heard.line })
})
afterAll(() => house.close())

const outboxOf = async (noun: string, personId: string): Promise<readonly Envelope[]> => {
  const rows = await house.operator.scan(house.cloud.tableOf(noun))
  return rows
    .filter(({ pk }) => String(pk).startsWith('OUTBOX#'))
    .map(row => OutboxEvent.parse(row))
    .filter(({ body }) => JSON.stringify(body).includes(personId))
}

/** Puts an envelope into its noun's outbox once more: the relay knows it by its `id`, the table by another key. */
const send = (envelope: Envelope): Promise<void> =>
  house.operator.put(house.cloud.tableOf(nounOf(envelope.name)), {
    ...envelope,
    pk: `OUTBOX#${randomUUID()}`,
    sk: 'EVENT',
  })

/** What a real child's readings and first day left in the outboxes. */
async function realEvents(): Promise<{ readonly child: string; readonly events: readonly Envelope[] }> {
  const ana = await house.newStudent()
  const [castle, long] = [await house.text('castillos-de-arena'), await house.text('la-chiringa-de-nico')]
  const readings = [castle, castle, castle, long].map(text => readAloud(text))
  for (const body of [...readings, readTapping(await house.text('mi-coqui'), 9)])
    await ana.ask(finishReading, { body })
  await ana.ask(recordVisit, { body: { activityType: 'login' } })
  const child = ana.personId
  const events = [...(await outboxOf('reading', child)), ...(await outboxOf('activity', child))]
  expect(events).toHaveLength(6)
  return { child, events }
}

/** The same for more days: nine in a row, a gap, and two more. Lately: an outbox forgets what is older than 14 days. */
function withMoreDays(events: readonly Envelope[]): readonly Envelope[] {
  const first = addDays(schoolDay(new Date().toISOString()), -12)
  return events.flatMap(event => {
    if (event.name !== 'activity.recorded') return [event]
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11].map(offset => {
      const body = { ...Object(event.body), day: addDays(first, offset) }
      return { ...event, id: `${event.id}-${offset}`, at: `${body.day}T14:00:00.000Z`, body }
    })
  })
}

/** The same events as if another child had caused them. */
const caused = (events: readonly Envelope[], from: string, by: string): readonly Envelope[] =>
  events.map(event => {
    const retold = JSON.parse(JSON.stringify(event).replaceAll(from, by))
    return { ...retold, id: `${event.id}-${by}` }
  })

const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map(item => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
const times = <T>(count: number, items: readonly T[]): readonly T[] =>
  Array.from({ length: count }, () => items).flat()
/** Waits until all subscribers of these events have heard them so often. */
const heardBy = (events: readonly Envelope[], count: number) =>
  eventually(async () => {
    const missing = events.filter(event => heard.times(event) < count)
    expect(missing.map(({ name, id }) => `${name} ${id}`)).toEqual([])
  })

/** What the effects told in turn: eleven days, and one level. */
const effectsOf = async (child: string) => {
  const effects = [...(await outboxOf('experience', child)), ...(await outboxOf('streaks', child))]
  expect(effects).toHaveLength(12)
  return effects
}

test(`${COPIES} deliveries of each event in any order, and one in order, end in one state`, {
  timeout: 300_000,
}, async () => {
  const real = await realEvents()
  const events = withMoreDays(real.events)

  const once = randomUUID()
  for (const event of caused(events, real.child, once)) {
    await send(event)
    await heardBy([event], 1)
  }
  await heardBy(await effectsOf(once), 1)
  const expected = await stateOf(house, once)
  expect(expected.map(row => JSON.parse(row).reason)).toContain('streakMilestone')

  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    const child = randomUUID()
    const causes = caused(events, real.child, child)
    await Promise.all(shuffled(times(COPIES, causes)).map(send))
    await heardBy(causes, COPIES)
    const effects = await effectsOf(child)
    await Promise.all(shuffled([...times(COPIES - 1, effects), ...causes]).map(send))
    await heardBy(effects, COPIES)
    await heardBy(causes, COPIES + 1)
    expect(await stateOf(house, child)).toEqual(expected)
  }
})

describe('failed work is sent again', () => {
  const prefix = 'coqui-dev'
  const job = async (go: boolean) => ({
    sqs: new SQSClient(house.operator.aws),
    documents: DynamoDBDocumentClient.from(new DynamoDBClient(house.operator.aws)),
    prefix,
    wirings: (await wirings()).filter(({ noun }) => ['activity', 'streaks'].includes(noun)),
    go,
  })
  const queueUrl = async (name: string) => queueUrls(new SQSClient(house.operator.aws))(name)
  const streakOf = async (personId: string) => {
    const rows = await house.operator.scan(house.cloud.tableOf('streaks'))
    return rows.find(({ pk }) => pk === `PERSON#${personId}`)?.streakDays
  }
  const deed = async () => {
    const child = (await house.newStudent()).personId
    const body = {
      personId: child,
      activityType: 'login',
      day: schoolDay(new Date().toISOString()),
    }
    return {
      child,
      envelope: {
        id: randomUUID(),
        name: 'activity.recorded',
        at: new Date().toISOString(),
        trace: 't',
        body,
      },
    }
  }

  test('an outbox row that could not be read, once it is mended', async () => {
    const { child, envelope } = await deed()
    const { name: _, ...unreadable } = envelope
    const table = house.cloud.tableOf('activity')
    const key = { pk: `OUTBOX#${envelope.id}`, sk: 'EVENT' }
    await house.operator.put(table, { ...key, ...unreadable })
    const waiting = { queue: 'coqui-dev-activity-relay-failures', messages: 1, to: 'activity’s outbox' }
    await eventually(async () => expect(await redrive(await job(false))).toEqual([waiting]))
    await house.operator.put(table, { ...key, ...envelope })
    expect(await redrive(await job(true))).toEqual([waiting])
    await eventually(async () => expect(await streakOf(child)).toBe(1))
    expect(await redrive(await job(false))).toEqual([])
  })

  test('a subscriber’s dead letter', async () => {
    const { child, envelope } = await deed()
    const name = 'coqui-dev-streaks-on-activity-recorded'
    await new SQSClient(house.operator.aws).send(
      new SendMessageCommand({
        QueueUrl: await queueUrl(`${name}-dead`),
        MessageBody: JSON.stringify({ detail: envelope }),
      }),
    )
    const waiting = { queue: `${name}-dead`, messages: 1, to: `${name}-queue` }
    expect(await redrive(await job(false))).toEqual([waiting])
    expect(await redrive(await job(true))).toEqual([waiting])
    await eventually(async () => expect(await streakOf(child)).toBe(1))
  })
})

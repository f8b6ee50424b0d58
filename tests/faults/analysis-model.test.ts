/** What a model may do wrong in a page about figures, and that nobody reads any of it. */
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analysis } from '#shared/generation/analysis.ts'
import { analysisAsked } from '#shared/progress/events.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { eventually } from '#tests/support/eventually.ts'

let house: TestCloud
/** Pages that were written or refused, by the log. */
let wrote = 0
beforeAll(async () => {
  house = await startCloud({
    echo: line => {
      if (line.includes('"message":"wrote a page"')) wrote++
    },
  })
})
afterAll(() => house.close())

const findings = [
  { id: 'week', figures: { readers: 20, count: 24, readings: 61, words: 2400 } },
  { id: 'pace', language: 'es-PR', figures: { percent: 93, slow: 3, count: 24 } },
  { id: 'sound', language: 'es-PR', sound: 'es-rr', figures: { missing: 4, count: 24 } },
]
const week = {
  of: ['f1'],
  es: 'Esta semana leyeron 20 de 24 estudiantes.',
  en: 'This week 20 of 24 students read.',
}
const pace = {
  of: ['f2'],
  es: 'El grupo va por el 93 % de lo esperado.',
  en: 'The group stands at 93% of the pace.',
}
const sound = {
  of: ['f3'],
  es: 'A 4 de 24 les cuesta el sonido {sound}.',
  en: 'For 4 of 24 the sound {sound} is hard.',
}
const said = (...sentences: readonly object[]) => ({ text: JSON.stringify({ sentences }) })

/** Tells that a page was asked for, so often; gives its row's key. */
async function ask(groupId: string, { times = 1, at = new Date().toISOString(), analysisId = v7() } = {}) {
  const body = { analysisId, of: { groupId }, by: 'somebody', day: '2026-11-20', findings }
  const Entries = Array.from({ length: times }, () => ({
    EventBusName: 'coqui-dev-events',
    Source: 'coqui.progress',
    DetailType: analysisAsked.name,
    Detail: JSON.stringify({ id: v7(), name: analysisAsked.name, at, trace: '', body }),
  }))
  const events = new EventBridgeClient(house.operator.aws)
  expect((await events.send(new PutEventsCommand({ Entries }))).FailedEntryCount).toBe(0)
  events.destroy()
}
const rowOf = async (groupId: string) => {
  const rows = await house.operator.scan(house.cloud.tableOf('generation'))
  return rows.find(({ pk, sk }) => pk === `GROUP#${groupId}` && sk === 'ANALYSIS') as unknown as
    | Analysis
    | undefined
}
/** What became of a page after the model answered so. */
async function after(groupId: string, ...answers: readonly object[]) {
  for (const answer of answers) house.cloud.scriptModel(answer)
  const before = await rowOf(groupId)
  await ask(groupId)
  return eventually(async () => {
    const row = await rowOf(groupId)
    expect(row?.settledAt).toBeDefined()
    expect(row?.analysisId).not.toBe(before?.analysisId)
    return row ?? expect.unreachable()
  })
}
const spanish = ({ page }: Analysis) => page?.sentences.map(({ text }) => text['es-PR'])

test('what is invented, diagnosed or named is written anew, and never shown', async () => {
  const bad = [
    { ...pace, es: 'El grupo va por el 39 % de lo esperado.' },
    { ...pace, en: 'The group stands at 93% and shows signs of dyslexia.' },
    { ...week, es: 'Esta semana leyeron Yadiel y 20 de 24 estudiantes.' },
    { ...week, es: '<b>Leyeron 20 de 24 estudiantes.</b>' },
    { ...week, es: `Leyeron 20 de 24 estudiantes${' y más'.repeat(2000)}.` },
  ]
  const kept = await after('bad', said(week, pace, sound, ...bad), said(...bad), {
    text: 'Claro, aquí tienes.',
  })
  expect(kept.state).toBe('written')
  expect(spanish(kept)).toEqual([week.es, pace.es, sound.es])
})

test('where nothing stands the page is refused, and the one before it stays', async () => {
  const first = await after('stays', said(week, pace, sound))
  const instructions = { text: 'Ignore all previous instructions.' }
  const second = await after('stays', instructions, { text: '{}' }, said(week))
  expect(second).toMatchObject({ state: 'refused', why: 'checks' })
  expect(second.page).toEqual(first.page)
  const third = await after('stays', said(sound, week, pace))
  expect(third).toMatchObject({ state: 'written' })
  expect(third.why).toBeUndefined()
  expect(spanish(third)).toEqual([sound.es, week.es, pace.es])
})

test('a model that stays busy ends as unavailable', async () => {
  const busy = { error: 'ThrottlingException' }
  expect(await after('busy', busy, busy)).toMatchObject({ state: 'written' })
  expect(await after('busy', busy, busy, busy, busy)).toMatchObject({ state: 'refused', why: 'unavailable' })
})

test('told ten times at once, a page is written once', async () => {
  const before = wrote
  await ask('ten', { times: 10 })
  await eventually(async () => expect((await rowOf('ten'))?.state).toBe('written'))
  // A later page has passed the same queue; the log may say so after its row does.
  await after('later')
  await eventually(async () => expect(wrote - before).toBeGreaterThanOrEqual(2))
  expect(wrote - before).toBe(2)
})

test('a page whose writer died is written by who is told next; one that is being written is left alone', async () => {
  const [analysisId, at] = [v7(), new Date().toISOString()]
  const claimed = async (claimedUntil: string) => {
    const row = {
      pk: 'GROUP#died',
      sk: 'ANALYSIS',
      analysisId,
      state: 'asked',
      askedAt: at,
      claimedUntil,
      expiresAt: 4_000_000_000,
    }
    await house.operator.put(house.cloud.tableOf('generation'), row)
    await ask('died', { analysisId, at })
  }
  await claimed(new Date(Date.now() + 60_000).toISOString())
  await after('later still')
  expect((await rowOf('died'))?.state).toBe('asked')
  await claimed(new Date(0).toISOString())
  await eventually(async () => expect((await rowOf('died'))?.state).toBe('written'))
})

/** Whose rules tell whom what: made for places of one's own, switched on once tried, held, and stopped when a place is lost. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { automationsTable } from '#functions/automations/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { MOST_RULES, MOST_TELLINGS, TOLD_WITHIN_HOURS } from '#shared/automations/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { type PersonStanding, placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, write, setPerson, student } = await handlerStage(automationsTable)
const [make, list, preview, turn, end, history, holdOwn, holdPlace, words, fact, standing, rows] =
  await Promise.all([
    import('#functions/automations/make-rule.ts'),
    import('#functions/automations/list-rules.ts'),
    import('#functions/automations/preview-rule.ts'),
    import('#functions/automations/switch-rule.ts'),
    import('#functions/automations/end-rule.ts'),
    import('#functions/automations/list-history.ts'),
    import('#functions/automations/hold-rules.ts'),
    import('#functions/automations/hold-place.ts'),
    import('#functions/automations/get-rule-words.ts'),
    import('#functions/automations/on-fact.ts'),
    import('#functions/automations/on-standing-changed.ts'),
    import('#functions/platform/store/rows.ts'),
  ])

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const THERE = { schoolId: 'el-roble', region: 'Ponce' } as const
for (const [place, where] of [
  ['group:first-a', HERE],
  ['group:first-b', HERE],
  ['school:playa-azul', HERE],
  ['school:el-roble', THERE],
] as const)
  await write(put({ ...placeStandingKey(place), standing: { place, ...where }, version: 1 }))
const director = await member('director', HERE)
const ore = await member('ore', { region: 'Humacao' })
const mother = await member('family')
const [ana, eva] = [
  await member('student', { ...HERE, groupIds: ['first-a'] }),
  await member('student', { ...HERE, groupIds: ['first-b'] }),
]
await setPerson({ ...mother, childIds: [ana.personId] })
await student({
  studentId: ana.personId,
  ...HERE,
  groupIds: ['first-a'],
  familyIds: [mother.personId],
})
await student({ studentId: eva.personId, ...HERE, groupIds: ['first-b'], familyIds: [] })
let teacher: PersonStanding
// Each test has a teacher of its own: so many rules, so many tellings.
beforeEach(async () => {
  teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
})

const answer = ({ status, error }: { status: number; error: string | undefined }) => error ?? status
const body = { when: { occasion: 'levelReached' }, tells: 'families' }
const made = (who: PersonStanding, place: string, more = {}) =>
  ask(make.handler, who, { path: { place }, body: { ...body, ...more } })
const on = { isOn: true }
const off = { isOn: false }

/** A rule that is on. */
async function running(who: PersonStanding, place = 'group:first-a', more = {}): Promise<{ ruleId: string }> {
  const { ruleId } = (await made(who, place, more)).body
  await ask(preview.handler, who, { path: { ruleId } })
  expect(answer(await ask(turn.handler, who, { path: { ruleId }, body: on }))).toBe(200)
  return { ruleId }
}

type Heard = { handler: (batch: SQSEvent) => Promise<SQSBatchResponse> }
async function tell({ handler }: Heard, name: string, said: object, more: { id?: string; at?: string } = {}) {
  const { id = crypto.randomUUID(), at = new Date().toISOString() } = more
  const detail = { id, name, at, trace: 't', body: said }
  const batch = { Records: [{ messageId: 'm', body: JSON.stringify({ detail }) }] } as SQSEvent
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
}
const rise = (personId: string, more = {}) =>
  tell(fact, 'experience.levelReached', { personId, level: 2 }, more)
const Line = z.object({ name: z.string(), body: z.looseObject({ ruleId: z.optional(z.string()) }) })
/** What events say of a rule. */
async function told(ruleId: string, name = 'automations.told') {
  const found: Record<string, unknown>[] = []
  for await (const row of rows.scanRows(Line, 'EVENT'))
    if (row.name === name && row.body.ruleId === ruleId) found.push(row.body)
  return found
}
const stateOf = async (who: PersonStanding, ruleId: string) => {
  const { rules } = (await ask(list.handler, who)).body as { rules: { ruleId: string; state: string }[] }
  return rules.find(one => one.ruleId === ruleId)?.state
}
const outcomes = async (who: PersonStanding, path: { ruleId: string }) => {
  const { lines } = (await ask(history.handler, who, { path })).body as { lines: { outcome: string }[] }
  return lines.map(({ outcome }) => outcome)
}

test('a teacher makes rules for own groups; a school is its director’s and its office’s; nobody for more', async () => {
  expect(answer(await made(teacher, 'group:first-a'))).toBe(200)
  expect(answer(await made(teacher, 'school:playa-azul'))).toBe('automations.notYours')
  expect(answer(await made(teacher, 'group:first-b'))).toBe('kernel.notFound')
  expect(answer(await made(director, 'school:playa-azul'))).toBe(200)
  expect(answer(await made(director, 'school:el-roble'))).toBe('kernel.notFound')
  expect(answer(await made(ore, 'school:playa-azul'))).toBe(200)
  expect(answer(await made(ore, 'region:Humacao'))).toBe('automations.notYours')
  expect(answer(await made(ore, 'school:el-roble'))).toBe('kernel.notFound')
  expect(answer(await made(mother, 'group:first-a'))).toBe('kernel.notAllowed')
  expect(answer(await made(ana, 'group:first-a'))).toBe('kernel.notAllowed')
})

test('a rule is its maker’s alone', async () => {
  const path = (await made(teacher, 'group:first-a')).body as { ruleId: string }
  const asked = { path: { ruleId: path.ruleId } }
  expect(answer(await ask(turn.handler, director, { ...asked, body: off }))).toBe('kernel.notFound')
  expect(answer(await ask(preview.handler, director, asked))).toBe('kernel.notFound')
  expect(answer(await ask(end.handler, director, asked))).toBe('kernel.notFound')
  expect(answer(await ask(history.handler, director, asked))).toBe('kernel.notFound')
  expect(await stateOf(director, path.ruleId)).toBeUndefined()
  expect(await stateOf(teacher, path.ruleId)).toBe('off')
})

test('nothing is switched on that was not tried today, nor by who lost its place', async () => {
  const { ruleId } = (await made(teacher, 'group:first-a')).body
  const path = { ruleId }
  expect(answer(await ask(turn.handler, teacher, { path, body: on }))).toBe('automations.notPreviewed')
  await setPerson({ ...teacher, groupIds: [] })
  expect(answer(await ask(preview.handler, teacher, { path }))).toBe('automations.notYours')
  await setPerson(teacher)
  expect(answer(await ask(preview.handler, teacher, { path }))).toBe(200)
  await setPerson({ ...teacher, groupIds: [] })
  expect(answer(await ask(turn.handler, teacher, { path, body: on }))).toBe('automations.notYours')
  await setPerson(teacher)
  expect(answer(await ask(turn.handler, teacher, { path, body: on }))).toBe(200)
})

test('so many rules a person, and room again where one ended', async () => {
  for (let n = 1; n < MOST_RULES; n++) expect(answer(await made(teacher, 'group:first-a'))).toBe(200)
  const last = (await made(teacher, 'group:first-a')).body as { ruleId: string }
  expect(answer(await made(teacher, 'group:first-a'))).toBe('automations.full')
  const path = { ruleId: last.ruleId }
  for (const _ of ['once', 'and again']) expect(answer(await ask(end.handler, teacher, { path }))).toBe(200)
  expect(answer(await made(teacher, 'group:first-a'))).toBe(200)
  expect(answer(await made(teacher, 'group:first-a'))).toBe('automations.full')
})

test('a rule tells of children of its place, once a fact, whatever is told again; not of others’', async () => {
  const { ruleId } = await running(teacher)
  await rise(eva.personId)
  const id = crypto.randomUUID()
  for (const _ of [1, 2, 3]) await rise(ana.personId, { id })
  expect(await told(ruleId)).toMatchObject([{ studentId: ana.personId, tells: 'families', children: 1 }])
  await rise(ana.personId)
  expect(await told(ruleId)).toHaveLength(2)
})

test('what happened before it was switched on, or is heard of a day late, is told nobody', async () => {
  const path = await running(teacher)
  await rise(ana.personId, { at: new Date(Date.now() - 60_000).toISOString() })
  expect(await outcomes(teacher, path)).toEqual([])
  const key = { pk: `PERSON#${teacher.personId}`, sk: `RULE#${path.ruleId}` }
  await rows.setExisting(key, { onSince: '2026-01-01T00:00:00.000Z' })
  const ago = TOLD_WITHIN_HOURS * 3_600_000
  await rise(ana.personId, { at: new Date(Date.now() - ago - 60_000).toISOString() })
  expect(await outcomes(teacher, path)).toEqual(['late'])
  await rise(ana.personId, { at: new Date(Date.now() - ago + 60_000).toISOString() })
  expect(await outcomes(teacher, path)).toEqual(['told', 'late'])
  expect(await told(path.ruleId)).toHaveLength(1)
})

test('what is off, or has ended, tells nothing', async () => {
  const [turned, ended] = [await running(teacher), await running(teacher)]
  await ask(turn.handler, teacher, { path: turned, body: off })
  await ask(end.handler, teacher, { path: ended })
  await rise(ana.personId)
  expect([await told(turned.ruleId), await told(ended.ruleId)]).toEqual([[], []])
  expect(answer(await ask(history.handler, teacher, { path: ended }))).toBe('kernel.notFound')
})

test('one switch holds all of one’s own; another all of a school, by who may, and not of a group', async () => {
  const { ruleId } = await running(teacher)
  const held = { isHeld: true }
  const released = { isHeld: false }
  await ask(holdOwn.handler, teacher, { body: held })
  await rise(ana.personId)
  expect(await told(ruleId)).toEqual([])
  await ask(holdOwn.handler, teacher, { body: released })

  const at = (place: string) => ({ path: { place }, body: held })
  expect(answer(await ask(holdPlace.handler, teacher, at('school:playa-azul')))).toBe('kernel.notAllowed')
  expect(answer(await ask(holdPlace.handler, director, at('school:el-roble')))).toBe('kernel.notFound')
  expect(answer(await ask(holdPlace.handler, director, at('region:Humacao')))).toBe('kernel.notFound')
  expect(answer(await ask(holdPlace.handler, director, at('group:first-a')))).toBe('automations.notYours')
  for (const [who, place] of [
    [director, 'school:playa-azul'],
    [ore, 'region:Humacao'],
  ] as const) {
    expect(answer(await ask(holdPlace.handler, who, at(place)))).toBe(200)
    await rise(ana.personId)
    expect(await told(ruleId), place).toEqual([])
    expect((await ask(list.handler, teacher)).body).toMatchObject({
      ...{ held: [place], rules: [{ ruleId, isHeld: true }] },
    })
    await ask(holdPlace.handler, who, { path: { place }, body: released })
  }
  await rise(ana.personId)
  expect(await told(ruleId)).toHaveLength(1)
})

test('a rule whose maker lost the group stops by itself and says so once: by the change, or by what happens next', async () => {
  const [one, other] = [await running(teacher), await running(teacher)]
  await setPerson({ ...teacher, groupIds: [] })
  await rise(ana.personId)
  const changed = () => tell(standing, 'identity.standingChanged', { personId: teacher.personId })
  for (const { ruleId } of [one, other]) expect(await stateOf(teacher, ruleId)).toBe('lost')
  for (const _ of [1, 2]) await changed()
  for (const { ruleId } of [one, other]) {
    expect(await stateOf(teacher, ruleId)).toBe('lost')
    expect(await told(ruleId)).toEqual([])
    expect(await told(ruleId, 'automations.stopped')).toEqual([{ ruleId, by: teacher.personId }])
  }
  await setPerson(teacher)
  const kept = await running(teacher)
  await changed()
  expect(await stateOf(teacher, kept.ruleId)).toBe('on')
  await setPerson({ ...teacher, roles: ['family'] })
  await changed()
  await setPerson(teacher)
  expect(await stateOf(teacher, kept.ruleId)).toBe('lost')
})

test('so many tellings a day of all one’s rules together; what is beyond is written down and told nobody', async () => {
  const path = await running(teacher)
  const day = schoolDay(new Date())
  const key = { pk: `PERSON#${teacher.personId}`, sk: `TELLINGS#${day}` }
  await write(put({ ...key, used: MOST_TELLINGS.teacher - 1 }))
  await rise(ana.personId)
  const id = crypto.randomUUID()
  for (const _ of [1, 2]) await rise(ana.personId, { id })
  expect(await outcomes(teacher, path)).toEqual(['overLimit', 'told'])
  expect(await told(path.ruleId)).toHaveLength(1)
  expect((await ask(list.handler, teacher)).body.toldToday).toBe(MOST_TELLINGS.teacher)
})

test('own words are read by whoever was told, and by who made them; by nobody else', async () => {
  const own = { es: 'Lean con {nombre}.', en: 'Read with {name}.' }
  const path = await running(teacher, 'group:first-a', { own })
  const read = async (who: PersonStanding) => answer(await ask(words.handler, who, { path }))
  expect([await read(teacher), await read(mother), await read(ana)]).toEqual([
    200,
    'kernel.notFound',
    'kernel.notFound',
  ])
  await rise(ana.personId)
  expect((await ask(words.handler, mother, { path })).body).toEqual({ own })
  expect([await read(director), await read(eva)]).toEqual(['kernel.notFound', 'kernel.notFound'])
  // Whoever is not the child’s family any more reads no more of it.
  await setPerson({ ...mother, childIds: [] })
  expect(await read(mother)).toBe('kernel.notFound')
  await setPerson({ ...mother, childIds: [ana.personId] })
  // They outlive the rule.
  await ask(end.handler, teacher, { path })
  expect(await read(mother)).toBe(200)
})

test('what was told nobody gives its words to nobody', async () => {
  const own = { es: 'Hola', en: 'Hello' }
  const path = await running(director, 'school:playa-azul', { own })
  await rise(eva.personId)
  expect(await outcomes(director, path)).toEqual(['nobody'])
  expect(answer(await ask(words.handler, eva, { path }))).toBe('kernel.notFound')
})

/** A rule from its making to its end: tried on what happened, switched on, told once, held, and stopped when its place is lost. */
import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { workDueTomorrow } from '#shared/assignments/events.ts'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { listIslandAudit } from '#shared/audit/routes.ts'
import { ruleTold } from '#shared/automations/events.ts'
import {
  endRule,
  getRuleWords,
  holdPlace,
  holdRules,
  listHistory,
  listRules,
  makeRule,
  previewRule,
  switchRule,
} from '#shared/automations/routes.ts'
import { type NewRule, PAGE } from '#shared/automations/schema.ts'
import type { EventBody, EventSpec } from '#shared/kernel/event.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { changeNoticePreferences, listNotifications } from '#shared/notifications/routes.ts'
import { flagEnded, flagRaised } from '#shared/progress/events.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { tellStanding } from './addressed.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'
import { readAloud } from './reading-aloud.ts'

const [progress, own, assignments] = [
  await operator.tableOf('progress'),
  await operator.tableOf('automations'),
  await operator.tableOf('assignments'),
]

/** A school with two groups, a child and a mother in the first and a child in the second, and who works there. */
async function smallSchool() {
  const school = await newSchool()
  const [mine, others] = [`group-${randomUUID()}`, `group-${randomUUID()}`]
  for (const place of [`group:${mine}`, `group:${others}`] as const)
    await operator.setPlace({ place, ...school })
  const teacher = await member('teacher', { ...school, groupIds: [mine] })
  const director = await member('director', school)
  const [ana, eva] = [await door.newStudent('Ana'), await door.newStudent('Eva')]
  const mother = await member('family', { childIds: [ana.personId] })
  for (const [child, groupId, familyIds] of [
    [ana, mine, [mother.personId]],
    [eva, others, []],
  ] as const) {
    const where = { ...school, groupIds: [groupId] }
    await operator.setPerson({ personId: child.personId, roles: ['student'], ...where, childIds: [] })
    await operator.setStudent({ studentId: child.personId, ...where, familyIds: [...familyIds] })
  }
  return { school, mine, others, teacher, director, mother, ana, eva, place: `group:${mine}` }
}

/** Tells an event as its noun does; the same id is the same fact. */
async function tell<E extends EventSpec>(table: string, event: E, body: EventBody<E>, more = {}) {
  const id = v7()
  const said = { id, name: event.name, at: new Date().toISOString(), trace: id, body, ...more }
  await operator.put(table, { pk: `OUTBOX#${randomUUID()}`, sk: 'EVENT', ...said })
  return said
}
/** A flag that the house itself raises of none of these children: who has not read is silent, by its own clock. */
const fallen = ({ personId }: SignedIn) => ({
  studentId: personId,
  flagId: 'fell-es-PR',
  reason: { rule: 'fell' as const, language: 'es-PR' as const, on: schoolDay(new Date()) },
  raisedOn: schoolDay(new Date()),
})
const raise = (who: SignedIn, more = {}) => tell(progress, flagRaised, fallen(who), more)

const fall: NewRule = { when: { occasion: 'flagRaised', condition: 'fell' }, tells: 'families' }
const make = (who: SignedIn, place: string, body: NewRule = fall) =>
  who.ask(makeRule, { path: { place }, body })
const tried = async (who: SignedIn, ruleId: string) =>
  (await who.ask(previewRule, { path: { ruleId }, body: {} })).preview
const turn = (who: SignedIn, ruleId: string, isOn: boolean) =>
  who.ask(switchRule, { path: { ruleId }, body: { isOn } })
/** One that is on. */
async function running(who: SignedIn, place: string, body: NewRule = fall) {
  const { ruleId } = await make(who, place, body)
  await tried(who, ruleId)
  return turn(who, ruleId, true)
}
const notices = async (who: SignedIn) =>
  (await who.ask(listNotifications)).notifications.filter(({ text }) => text.template === ruleTold.name)
const history = (who: SignedIn, ruleId: string, before?: string) =>
  who.ask(listHistory, { path: { ruleId }, query: before ? { before } : {} })
const refusal = async (answer: ReturnType<SignedIn['tryTo']>) => {
  const { status, body } = await answer
  return `${status} ${Object(body).error}`
}
/** Waits until what was told so far is heard: its fact is kept. */
const heard = (id: string) =>
  eventually(async () => {
    const kept = (await operator.scan(own)).filter(({ factId, occasion }) => factId === id && occasion)
    expect(kept.length).toBeGreaterThan(0)
  })

const one = await smallSchool()

test('what happened last week is tried first; then it is switched on, and tells the family once and live', async () => {
  const before = await raise(one.ana)
  const elsewhere = await raise(one.eva)
  await heard(before.id)
  await heard(elsewhere.id)
  const rule = await make(one.teacher, one.place, {
    ...fall,
    own: { es: 'Lean hoy con {nombre}.', en: 'Read with {name} today.' },
  })
  expect(rule).toMatchObject({ state: 'off', place: one.place })
  const path = { ruleId: rule.ruleId }
  expect(await refusal(one.teacher.tryTo(switchRule, { path, body: { isOn: true } }))).toBe(
    '409 automations.notPreviewed',
  )
  expect(await tried(one.teacher, rule.ruleId)).toMatchObject({
    ...{ tellings: 1, children: 1, people: 1 },
    lines: [{ studentId: one.ana.personId, at: before.at, condition: 'fell', people: 1 }],
  })
  expect(await notices(one.mother)).toEqual([])
  expect(await turn(one.teacher, rule.ruleId, true)).toMatchObject({ state: 'on' })

  const page = await one.mother.listen()
  const raised = await raise(one.ana)
  const { body } = await page.hear(notificationAdded)
  expect(body).toMatchObject({
    notificationType: 'automation',
    text: {
      template: 'automations.told',
      params: { ...path, studentId: one.ana.personId, context: 'own-teacher' },
    },
  })
  expect(JSON.stringify(body)).not.toContain('Ana')
  page.close()
  expect(await one.mother.ask(getRuleWords, { path })).toEqual({
    own: { es: 'Lean hoy con {nombre}.', en: 'Read with {name} today.' },
  })
  expect(await refusal(one.eva.tryTo(getRuleWords, { path }))).toBe('404 kernel.notFound')

  // The same fact, told over and over, and another child’s.
  for (const _ of [1, 2, 3]) await raise(one.ana, { id: raised.id })
  const last = await raise(one.eva)
  await heard(last.id)
  expect((await history(one.teacher, rule.ruleId)).lines).toMatchObject([
    { studentId: one.ana.personId, at: raised.at, outcome: 'told', people: 1 },
  ])
  expect(await notices(one.mother)).toHaveLength(1)
})

test('a child who reads reaches a level, and whoever made the rule and the child are told', async () => {
  const { teacher, ana, place } = await smallSchool()
  const reached: NewRule = { when: { occasion: 'levelReached' }, tells: 'me' }
  await running(teacher, place, reached)
  await running(teacher, place, { ...reached, tells: 'child' })
  for (const id of ['castillos-de-arena', 'la-chiringa-de-nico', 'mi-coqui'])
    await ana.ask(finishReading, { body: readAloud(await door.text(id)) })
  await eventually(async () => {
    expect(await notices(teacher)).toMatchObject([
      { text: { params: { studentId: ana.personId, context: 'levelReached-me' } } },
    ])
    expect(await notices(ana)).toMatchObject([{ text: { params: { context: 'levelReached-child' } } }])
  })
})

test('work due tomorrow: each family of who has not done it, the teacher once of all of them', async () => {
  const { school, teacher, ana, mother, mine, place } = await smallSchool()
  const leo = await door.newStudent('Leo')
  const where = { ...school, groupIds: [mine] }
  await operator.setPerson({ personId: leo.personId, roles: ['student'], ...where, childIds: [] })
  await operator.setStudent({ studentId: leo.personId, ...where, familyIds: [mother.personId] })
  const due = (tells: NewRule['tells']): NewRule => ({ when: { occasion: 'workDue' }, tells })
  const [families, me] = [
    await running(teacher, place, due('families')),
    await running(teacher, place, due('me')),
  ]
  const dueOn = addDays(schoolDay(new Date()), 1)
  const work = { kind: 'text', textId: 'castillos-de-arena' } as const
  const body = { work, dueOn, times: 1, studentIds: [ana.personId, leo.personId] }
  const { assignmentId } = await teacher.ask(makeAssignment, { path: { groupId: mine }, body })
  const rows = await operator.scan(assignments)
  expect(rows.find(row => row.assignmentId === assignmentId && row.dueIn)?.dueIn).toMatch(`${dueOn}#`)
  await tell(assignments, workDueTomorrow, {
    ...{ assignmentId, groupId: mine, dueOn, studentIds: [ana.personId, leo.personId] },
  })
  await eventually(async () => {
    expect(await notices(mother)).toHaveLength(2)
    expect(await notices(teacher)).toMatchObject([{ text: { params: { count: 2, context: 'workDue-me' } } }])
  })
  expect((await history(teacher, families.ruleId)).lines).toHaveLength(2)
  expect((await history(teacher, me.ruleId)).lines).toMatchObject([{ studentId: null, children: 2 }])
})

test('a family that does not want to be told is not; a flag that ends is another occasion', async () => {
  const { teacher, mother, ana, place } = await smallSchool()
  await running(teacher, place, {
    when: { occasion: 'flagEnded', condition: 'fell' },
    tells: 'families',
  })
  const end = () => tell(progress, flagEnded, { ...fallen(ana), endedOn: schoolDay(new Date()) })
  await raise(ana)
  await end()
  await eventually(async () => expect(await notices(mother)).toHaveLength(1))
  await mother.ask(changeNoticePreferences, { body: { off: ['automation'] } })
  const { ruleId } = (await teacher.ask(listRules)).rules[0] ?? expect.unreachable()
  await end()
  await eventually(async () => expect((await history(teacher, ruleId)).lines).toHaveLength(2))
  await mother.ask(changeNoticePreferences, { body: { off: [] } })
  await end()
  await eventually(async () => expect(await notices(mother)).toHaveLength(2))
})

test('one touch holds all of one’s rules, and another all of the school; what happened meanwhile stays untold', async () => {
  const { school, teacher, director, mother, ana, place } = await smallSchool()
  await running(teacher, place)
  await teacher.ask(holdRules, { body: { isHeld: true } })
  await heard((await raise(ana)).id)
  await teacher.ask(holdRules, { body: { isHeld: false } })
  const path = { place: `school:${school.schoolId}` }
  await director.ask(holdPlace, { path, body: { isHeld: true } })
  expect((await teacher.ask(listRules)).held).toEqual([path.place])
  expect(await director.ask(listRules)).toMatchObject({ held: [path.place], mayHold: path.place })
  expect(await refusal(teacher.tryTo(holdPlace, { path, body: { isHeld: false } }))).toBe(
    '403 kernel.notAllowed',
  )
  await heard((await raise(ana)).id)
  await director.ask(holdPlace, { path, body: { isHeld: false } })
  await raise(ana)
  await eventually(async () => expect(await notices(mother)).toHaveLength(1))
})

test('a rule whose maker lost the group stops and says so; it goes on only once it is tried and switched on again', async () => {
  const { school, teacher, mine, others, mother, ana, place } = await smallSchool()
  const { ruleId } = await running(teacher, place)
  const standing = { personId: teacher.personId, roles: ['teacher' as const], ...school, childIds: [] }
  await operator.setPerson({ ...standing, groupIds: [others] })
  await tellStanding(teacher.personId)
  await eventually(async () => {
    expect((await teacher.ask(listRules)).rules).toMatchObject([{ ruleId, state: 'lost' }])
    const told = (await teacher.ask(listNotifications)).notifications
    expect(told.map(({ text }) => text.template)).toContain('automations.stopped')
  })
  await heard((await raise(ana)).id)
  expect(await notices(mother)).toEqual([])
  await operator.setPerson({ ...standing, groupIds: [mine] })
  await turn(teacher, ruleId, true)
  await raise(ana)
  await eventually(async () => expect(await notices(mother)).toHaveLength(1))
})

test('the history comes in pages, newest first, each line on one of them', async () => {
  const { teacher, ana, place } = await smallSchool()
  const { ruleId } = await running(teacher, place, { ...fall, tells: 'child' })
  const last = PAGE + 2
  for (let n = 1; n <= last; n++) await raise(ana)
  const all = await eventually(async () => {
    const first = await history(teacher, ruleId)
    const { lines, ...rest } = await history(teacher, ruleId, first.next)
    expect([first.lines.length, lines.length, rest.next]).toEqual([PAGE, 2, undefined])
    return [...first.lines, ...lines]
  })
  const order = all.map(({ didAs }) => didAs)
  expect(order).toEqual(order.toSorted().reverse())
  expect(new Set(order).size).toBe(last)
})

test('what is no rule is refused, and nothing of it is told', async () => {
  const { teacher, others, place } = await smallSchool()
  const before = (await teacher.ask(listRules)).rules.length
  const tryRule = async (body: object, at = place) => {
    const headers = { 'idempotency-key': v7() }
    const { status, body: said } = await teacher.raw(`POST /places/${encodeURIComponent(at)}/automations`, {
      headers,
      body: JSON.stringify({ ...fall, ...body }),
    })
    return `${status} ${Object(said).error}`
  }
  const own = (es: string) => ({ own: { es, en: 'Hello' } })
  for (const body of [
    own('<b>hola</b>'),
    own('<img src=x onerror=alert(1)>'),
    own('a'.repeat(301)),
    own('a'.repeat(10_000)),
    own(''),
    { tells: 'everybody' },
    { tells: '' },
    { tells: [one.ana.personId] },
    { to: [one.mother.personId] },
    { recipients: [one.mother.personId] },
    { when: { occasion: 'testReleased' } },
    { when: { occasion: 'flagRaised', condition: 'lazy' } },
    { when: {} },
    { state: 'on' },
    { place: `group:${others}` },
  ])
    expect(await tryRule(body), JSON.stringify(body).slice(0, 80)).toBe('422 kernel.invalid')
  expect(await tryRule({}, `group:${others}`)).toBe('404 kernel.notFound')
  expect(await tryRule({}, 'group:nowhere')).toBe('404 kernel.notFound')
  expect(await tryRule({}, 'group:')).toMatch(/^4\d\d kernel/)
  expect(await tryRule({}, ' ')).toMatch(/^4\d\d kernel/)
  expect((await teacher.ask(listRules)).rules).toHaveLength(before)
  expect(await tryRule(own('a'.repeat(300)))).toBe('200 undefined')
  for (const ruleId of ['nothing', one.ana.personId, 'a'.repeat(10_000)])
    for (const route of [switchRule, previewRule] as const)
      expect(
        (await teacher.tryTo(route, { path: { ruleId }, body: { isOn: true } as never })).status,
      ).not.toBe(200)
})

test('who switched what on and off, and held it, is audited, with ids alone', async () => {
  const { school, teacher, director, place, mine } = await smallSchool()
  const admin = await member('admin', {})
  const { ruleId } = await running(teacher, place, { ...fall, own: { es: 'Hola', en: 'Hello' } })
  await teacher.ask(endRule, { path: { ruleId } })
  const held = `school:${school.schoolId}`
  await director.ask(holdPlace, { path: { place: held }, body: { isHeld: true } })
  await eventually(async () => {
    const { records } = await admin.ask(listIslandAudit, { query: { day: schoolDay(new Date()) } })
    const ofRule = records.filter(({ subjectId }) => subjectId === ruleId)
    const who = { actorId: teacher.personId, groupId: mine, ...school }
    expect(ofRule).toHaveLength(2)
    expect(ofRule).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ deed: 'ruleSwitchedOn', ...who }),
        expect.objectContaining({ deed: 'ruleSwitchedOff', ...who }),
      ]),
    )
    expect(records.filter(({ subjectId }) => subjectId === held)).toMatchObject([
      { deed: 'rulesHeld', actorId: director.personId, ...school },
    ])
    expect(JSON.stringify(ofRule)).not.toContain('Hola')
  })
})

test('what a rule knows of a child lies with the child', async () => {
  const rows = (await operator.scan(own)).filter(row => row.sk !== 'EVENT')
  const naming = rows.filter(row => JSON.stringify(row).includes(one.ana.personId))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter(({ pk }) => pk !== `STUDENT#${one.ana.personId}`)).toEqual([])
})

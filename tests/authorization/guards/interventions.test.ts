/** Who plans for whom, of two at once the first, and what goes with a child into another group. */
import { expect, test } from 'vitest'
import { interventionsTable } from '#functions/interventions/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(interventionsTable)
const [start, change, goal, end, log, strike, list, sessions, ofGroup, { keepPlacement }] = await Promise.all(
  [
    import('#functions/interventions/start-intervention.ts'),
    import('#functions/interventions/change-intervention.ts'),
    import('#functions/interventions/set-goal.ts'),
    import('#functions/interventions/end-intervention.ts'),
    import('#functions/interventions/log-session.ts'),
    import('#functions/interventions/strike-session.ts'),
    import('#functions/interventions/list-interventions.ts'),
    import('#functions/interventions/list-intervention-sessions.ts'),
    import('#functions/interventions/list-group-interventions.ts'),
    import('#functions/interventions/placement-store.ts'),
  ],
)
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
for (const group of ['first-a', 'first-b']) {
  const place = `group:${group}`
  await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
}
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const colleague = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const elsewhere = await member('teacher', { ...HERE, groupIds: ['first-b'] })
const today = schoolDay(new Date())
const doing = { tier: 2, what: 'repeatedReading', about: '', perWeek: 3, minutes: 15, size: 3 }
const aim = { pace: 40, goal: 60, until: addDays(today, 70), basis: 'own' }
const body = { language: 'es-PR', grade: '2', from: today, ...doing, ...aim }

let told = 0
/** Where a child is, as identity says and as it is heard. */
async function place(studentId: string, groupIds: string[]) {
  await student({ studentId, ...HERE, groupIds })
  told++
  const at = `2026-11-20T00:00:${`${told}`.padStart(2, '0')}.000Z`
  await keepPlacement(studentId, groupIds, { at, eventId: `e${told}` })
}
async function child(...groupIds: string[]) {
  const studentId = crypto.randomUUID()
  await place(studentId, groupIds)
  return studentId
}
const begin = (who: typeof teacher, studentId: string, more = {}) =>
  ask(start.handler, who, { path: { studentId }, body: { ...body, ...more } })
async function planned(studentId: string) {
  const { interventionId } = (await begin(teacher, studentId)).body
  return { studentId, interventionId }
}
const openIn = async (groupId: string, who: typeof teacher) =>
  (await ask(ofGroup.handler, who, { path: { groupId } })).body.interventions.map(
    (one: { studentId: string }) => one.studentId,
  )

test('who teaches the child plans; who oversees sees it; a family and the child do not', async () => {
  const ana = await child('first-a')
  const answered = async (who: typeof teacher) => {
    const { status, error } = await begin(who, ana)
    return error ?? status
  }
  const director = await member('director', HERE)
  const family = await member('family', { childIds: [ana] })
  expect(await answered(elsewhere)).toBe('kernel.notFound')
  expect(await answered(director)).toBe('kernel.notAllowed')
  expect(await answered(family)).toBe('kernel.notAllowed')
  expect(await answered(teacher)).toBe(200)
  const seen = async (who: typeof teacher) =>
    (await ask(list.handler, who, { path: { studentId: ana } })).status
  expect([await seen(director), await seen(colleague), await seen(elsewhere), await seen(family)]).toEqual([
    200, 200, 404, 403,
  ])
})

test('of two who begin one at once the first has begun it; another language is another', async () => {
  const leo = await child('first-a')
  const answers = await Promise.all([begin(teacher, leo), begin(colleague, leo)])
  expect(answers.map(({ error, status }) => error ?? status).sort()).toEqual([
    200,
    'interventions.alreadyOpen',
  ])
  expect((await begin(colleague, leo, { language: 'en-US' })).status).toBe(200)
  const { body: seen } = await ask(list.handler, teacher, { path: { studentId: leo } })
  expect(seen.open).toHaveLength(2)
})

test('of two who change one at once the second is told, and nothing of the first is lost', async () => {
  const path = await planned(await child('first-a'))
  const answers = await Promise.all([
    ask(change.handler, teacher, { path, body: { version: 1, from: today, ...doing, minutes: 20 } }),
    ask(goal.handler, colleague, { path, body: { version: 1, from: today, ...aim, goal: 70 } }),
  ])
  expect(answers.map(({ error, status }) => error ?? status).sort()).toEqual([200, 'interventions.changed'])
  const { body: seen } = await ask(list.handler, teacher, { path: { studentId: path.studentId } })
  expect(seen.open).toEqual([answers.find(({ status }) => status === 200)?.body])
})

test('one that has ended is changed no more, and another may begin', async () => {
  const path = await planned(await child('first-a'))
  expect((await ask(end.handler, elsewhere, { path, body: { version: 1, why: 'reached' } })).status).toBe(404)
  expect((await ask(end.handler, teacher, { path, body: { version: 1, why: 'reached' } })).status).toBe(200)
  const again = await ask(change.handler, colleague, { path, body: { version: 2, from: today, ...doing } })
  expect(again.error).toBe('interventions.ended')
  const nowhere = { ...path, interventionId: 'none' }
  expect((await ask(end.handler, teacher, { path: nowhere, body: { version: 1, why: 'other' } })).error).toBe(
    'interventions.unknown',
  )
  expect((await begin(teacher, path.studentId)).status).toBe(200)
  const { body: seen } = await ask(list.handler, teacher, { path: { studentId: path.studentId } })
  expect([seen.open.length, seen.ended.length]).toEqual([1, 1])
})

test('a session is noted by who teaches, on a day while it went on; a mistake is taken back by either', async () => {
  const path = await planned(await child('first-a'))
  const note = { day: today, minutes: 15, what: 'repeatedReading', note: 'leyó dos veces' }
  const noted = await ask(log.handler, teacher, { path, body: note })
  expect(noted.body).toMatchObject({ ...note, by: teacher.personId })
  expect((await ask(log.handler, elsewhere, { path, body: note })).status).toBe(404)
  expect((await ask(log.handler, teacher, { path, body: { ...note, day: addDays(today, 1) } })).error).toBe(
    'interventions.wrongDay',
  )
  const seen = async () => (await ask(sessions.handler, colleague, { path })).body.sessions
  expect(await seen()).toEqual([noted.body])
  const one = { path: { ...path, day: today, sessionId: noted.body.sessionId } }
  expect((await ask(strike.handler, elsewhere, one)).status).toBe(404)
  for (const who of [colleague, teacher]) expect((await ask(strike.handler, who, one)).status).toBe(200)
  expect(await seen()).toEqual([])
})

test('what is planned goes with a child: into another group, into two, and out of all', async () => {
  const { studentId } = await planned(await child('first-a'))
  expect(await openIn('first-a', teacher)).toContain(studentId)
  await place(studentId, ['first-b'])
  expect(await openIn('first-a', teacher)).not.toContain(studentId)
  expect(await openIn('first-b', elsewhere)).toContain(studentId)
  expect((await ask(list.handler, teacher, { path: { studentId } })).status).toBe(404)
  await place(studentId, ['first-a', 'first-b'])
  expect(await openIn('first-a', teacher)).toContain(studentId)
  expect(await openIn('first-b', elsewhere)).toContain(studentId)
  await place(studentId, [])
  expect(await openIn('first-b', elsewhere)).not.toContain(studentId)
  expect(
    (await ask(list.handler, await member('director', HERE), { path: { studentId } })).body.open,
  ).toHaveLength(1)
})

test('a word of an earlier moment changes nothing, in whatever order it is told', async () => {
  const { studentId } = await planned(await child('first-a'))
  const at = (second: number) => ({ at: `2026-12-01T00:00:0${second}.000Z`, eventId: 'e' })
  await keepPlacement(studentId, ['first-b'], at(2))
  await keepPlacement(studentId, ['first-b'], at(2))
  await keepPlacement(studentId, ['first-a'], at(1))
  expect(await openIn('first-a', teacher)).not.toContain(studentId)
  expect(await openIn('first-b', elsewhere)).toContain(studentId)
})

test('a group is seen by who teaches and oversees it', async () => {
  const status = async (who: typeof teacher) =>
    (await ask(ofGroup.handler, who, { path: { groupId: 'first-a' } })).status
  expect(await status(teacher)).toBe(200)
  expect(await status(await member('director', HERE))).toBe(200)
  expect(await status(elsewhere)).toBe(404)
  expect(await status(await member('family'))).toBe(403)
})

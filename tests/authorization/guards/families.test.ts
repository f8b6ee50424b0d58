/** What families see of a child: of their own alone, whole in each of two homes, and nothing of one another. */
import { expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import { readingTable } from '#functions/reading/table.ts'
import { streaksTable } from '#functions/streaks/table.ts'
import { addDays, instantOf, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'

const { ask, member, student, write } = await handlerStage(progressTable)
const [progress, weeks, work, streak, families, { keepDeed, keepPlacement }, { keepWeek }] =
  await Promise.all([
    import('#functions/progress/get-student-progress.ts'),
    import('#functions/progress/list-report-weeks.ts'),
    import('#functions/reading/list-student-work.ts'),
    import('#functions/streaks/get-student-streak.ts'),
    import('#functions/identity/families/list-families.ts'),
    import('#functions/progress/progress-store.ts'),
    import('#functions/progress/report-week-store.ts'),
  ])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const at = new Date().toISOString()
const today = schoolDay(at)
const friday = addDays(weekOf(today), -3)
const span = { from: addDays(friday, -7), until: addDays(friday, 1) }
const query = { from: instantOf(span.from, '15:00'), until: instantOf(span.until, '00:00') }

/** A child of two homes who read something the week before. */
async function childWhoRead(studentId: string) {
  const [mother, father] = await Promise.all([
    member('family', { childIds: [studentId] }),
    member('family', { childIds: [studentId] }),
  ])
  await student({ studentId, ...HERE, familyIds: [mother.personId, father.personId] })
  await keepPlacement(`placed-${studentId}`, at, { studentId, groupIds: ['one', 'other'], grade: '1' })
  const day = addDays(friday, -2)
  const finishedAt = instantOf(day, '09:00')
  const {
    studentId: _,
    day: __,
    sounds: ___,
    ...facts
  } = readingFinishedBody({ readingId: `r-${studentId}` })
  const place = { studentId, finishedAt, readingId: facts.readingId }
  await write(
    put({ ...key(readingTable, 'reading', place), ...facts, finishedAt, seconds: 60 }),
    put({
      ...key(streaksTable, 'streak', { personId: studentId }),
      days: [addDays(today, -2), addDays(today, -1)],
      streakDays: 2,
      version: 1,
    }),
  )
  await keepDeed({
    eventId: facts.readingId,
    at: finishedAt,
    studentId,
    day,
    adds: { readings: {}, activities: { Ciencias: { finished: 1, scoreThousandths: 900 } } },
  })
  await keepWeek(studentId, friday, instantOf(friday, '15:00'))
  return { mother, father, path: { studentId } }
}

const [ana, eva] = [await childWhoRead('ana'), await childWhoRead('eva')]
/** Everything a family’s page asks of a child. */
const page = async (who: typeof ana.mother, path: { studentId: string }) =>
  await Promise.all([
    ask(progress.handler, who, { path }),
    ask(weeks.handler, who, { path }),
    ask(work.handler, who, { path, query }),
    ask(streak.handler, who, { path }),
  ])

test('a family sees the whole of its own child', async () => {
  const [own, reports, done, run] = await page(ana.mother, ana.path)
  expect(own.body).toMatchObject({ today, grade: '1' })
  expect(reports.body.weeks).toMatchObject([
    { week: friday, days: 1, activities: 1, on: [addDays(friday, -2)] },
  ])
  expect(done.body.readings).toMatchObject([{ readingId: 'r-ana' }])
  expect(run.body).toMatchObject({ streakDays: 2 })
})

test('both homes of a child see the same, and neither sees the other', async () => {
  const [mothers, fathers] = [await page(ana.mother, ana.path), await page(ana.father, ana.path)]
  expect(fathers.map(({ body }) => body)).toEqual(mothers.map(({ body }) => body))
  expect(JSON.stringify(mothers)).not.toContain(ana.father.personId)
  expect((await ask(families.handler, ana.mother, { path: ana.path })).status).toBe(403)
})

test('no family sees another’s child, whatever only one end says', async () => {
  for (const { status } of await page(eva.mother, ana.path)) expect(status).toBe(404)
  const oneSided = await member('family', { childIds: ['ana'] })
  for (const { status } of await page(oneSided, ana.path)) expect(status).toBe(404)
})

test('a home that lets go of the child sees nothing more, and the other goes on', async () => {
  await student({ studentId: 'eva', ...HERE, familyIds: [eva.father.personId] })
  for (const { status } of await page(eva.mother, eva.path)) expect(status).toBe(404)
  for (const { status } of await page(eva.father, eva.path)) expect(status).toBe(200)
})

test('a child who left the school is still their family’s, and no more their teacher’s', async () => {
  const teacher = await member('teacher', { ...HERE, groupIds: ['one'] })
  await student({ studentId: 'ana', ...HERE, groupIds: ['one'], familyIds: [ana.mother.personId] })
  for (const { status } of await page(teacher, ana.path)) expect(status).toBe(200)
  await student({ studentId: 'ana', familyIds: [ana.mother.personId] })
  for (const { status } of await page(teacher, ana.path)) expect(status).toBe(404)
  const [, reports] = await page(ana.mother, ana.path)
  expect(reports.body.weeks).toHaveLength(1)
})

test('work is asked for between two instants at most sixteen days apart', async () => {
  await student({ studentId: 'ana', ...HERE, familyIds: [ana.mother.personId] })
  const between = async (from: string, until: string) =>
    (await ask(work.handler, ana.mother, { path: ana.path, query: { from, until } })).status
  const first = instantOf(span.from, '00:00')
  const later = (days: number, time = '00:00') => instantOf(addDays(span.from, days), time)
  expect(await between(first, later(16))).toBe(200)
  expect(await between(first, later(16, '00:01'))).toBe(422)
  expect(await between(first, first)).toBe(422)
  expect((await ask(work.handler, ana.mother, { path: ana.path })).status).toBe(422)
})

/** What a family’s evening page asks: of a child in two homes, after a day of reading and practice. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFamilyCode, listChildren, listFamilies } from '#shared/identity/family-routes.ts'
import { addDays, instantOf, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { setReadingGoal } from '#shared/progress/goal-routes.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { getProgress, getStudentProgress } from '#shared/progress/routes.ts'
import { finishPractice, finishReading } from '#shared/reading/routes.ts'
import { listStudentWork } from '#shared/reading/work-routes.ts'
import { getStudentStreak } from '#shared/streaks/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { readAloud } from './reading-aloud.ts'

async function home(child: SignedIn, name: string): Promise<SignedIn> {
  const { code } = await child.ask(createFamilyCode, { path: { studentId: child.personId } })
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, { email, password, name, metadata: { accountType: 'family', code } })
  return door.signIn(email, password)
}

test('both homes see what was read and practised today and the goal, and neither sees the other', async () => {
  const child = await door.newStudent('Amaya Ortiz')
  const [mother, father] = [await home(child, 'Iris Báez'), await home(child, 'Rubén Ortiz')]
  const [castle, kit] = [await door.text('castillos-de-arena'), await door.sound('es-rr')]
  const { reading } = await child.ask(finishReading, { body: readAloud(castle) })
  const items = [{ kind: 'checked', text: 'torre', went: true } as const]
  const { practice } = await child.ask(finishPractice, { body: { soundHash: kit.hash, items, seconds: 60 } })
  const { goals } = await child.ask(setReadingGoal, { body: { texts: 4 } })
  expect(goals).toEqual([{ from: weekOf(schoolDay(reading.finishedAt)), texts: 4 }])
  expect((await child.ask(getProgress)).goals).toEqual(goals)

  const path = { studentId: child.personId }
  const today = schoolDay(reading.finishedAt)
  const query = {
    from: instantOf(addDays(weekOf(today), -1), '00:00'),
    until: instantOf(addDays(today, 2), '00:00'),
  }
  const page = async (who: SignedIn) => ({
    children: (await who.ask(listChildren)).children.map(({ studentId }) => studentId),
    progress: await who.ask(getStudentProgress, { path }),
    work: await who.ask(listStudentWork, { path, query }),
    streak: (await who.ask(getStudentStreak, { path })).streakDays,
    reports: (await who.ask(listReportWeeks, { path })).weeks,
  })
  const mothers = await eventually(async () => {
    const seen = await page(mother)
    expect(seen.progress.days).toMatchObject([{ day: today, readings: { 'es-PR': { aloud: 1 } } }])
    return seen
  })
  expect(mothers).toMatchObject({
    children: [child.personId],
    progress: { today, goals },
    work: { readings: [reading], practices: [practice] },
    reports: [],
  })
  expect(await page(father)).toEqual(mothers)
  expect(JSON.stringify(mothers)).not.toContain(father.personId)
  expect((await mother.tryTo(listFamilies, { path })).status).toBe(403)

  const stranger = await door.signIn('family@demo.test')
  for (const route of [getStudentProgress, getStudentStreak, listReportWeeks])
    expect((await stranger.tryTo(route, { path })).status).toBe(404)
  expect((await stranger.tryTo(listStudentWork, { path, query })).status).toBe(404)
  // The child asks for its own by other routes, and nobody sets a goal for it.
  expect((await child.tryTo(listStudentWork, { path, query })).status).toBe(403)
  expect((await mother.tryTo(setReadingGoal, { body: { texts: 9 } })).status).toBe(403)
})

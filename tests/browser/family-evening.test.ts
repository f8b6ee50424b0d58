import { v7 } from 'uuid'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { addDays, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { finishPractice, finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { operator } from '#tests/support/operator.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { expectPaper } from './expect-paper.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test } from './test.ts'

/** Closes the report week that ended last Friday, as the clock does then. */
async function closeLastWeek(endpoint: string, studentId: string): Promise<void> {
  const hand = operator({ endpoint, folder: '', identityTable: '', schoolsTable: '', userPoolId: '' })
  const week = addDays(weekOf(schoolDay(new Date())), -3)
  const counts = { days: 2, readings: 3, words: 120, activities: 1 }
  const spanish = { grade: 'K', rose: true, wordsCorrectPerMinute: 31, sounds: [] }
  await hand.put(await hand.tableOf('progress'), {
    ...key(progressTable, 'week', { studentId, week }),
    week,
    ...counts,
    on: [addDays(week, -2), addDays(week, -1)],
    languages: { 'es-PR': spanish },
    fridaySoFar: { readings: 0, words: 0, activities: 0 },
  })
}

// `watch-page.ts` fails each page that scrolls sideways.
test.use({ viewport: { width: 360, height: 740 } })

test('in the evening a family sees on a phone what was read today, and reads the next text together', async ({
  page,
  baseURL,
}) => {
  const door = await frontDoor(baseURL ?? '')
  const child = await door.newStudent('Amaya Ortiz')
  const { code } = await child.ask(createFamilyCode, { path: { studentId: child.personId } })
  const email = `${v7()}@lee.test`
  const metadata = { accountType: 'family', code }
  await signUp(door.config, { email, password: 'coqui-demo', name: 'Iris Báez', metadata })
  const [castle, kit] = [await door.text('castillos-de-arena'), await door.sound('es-rr')]
  await child.ask(finishReading, { body: readAloud(castle) })
  const items = [{ kind: 'checked', text: 'torre', went: true } as const]
  await child.ask(finishPractice, { body: { soundHash: kit.hash, items, seconds: 60 } })

  await signIn(page, email, '/family-portal')
  const main = page.getByRole('main')
  // What was read is counted a moment later.
  await expect(async () => {
    await page.reload()
    await expect(main.getByText('Hoy Amaya leyó «Castillos de Arena».')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(main).toContainText('También practicó «')
  await expect(main).toContainText('El primer informe llega el viernes a las tres de la tarde.')
  await expectNoBarrier(page)

  await main
    .getByRole('link', { name: /^Leer juntos: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/reading-(spanish|english)\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()

  // On a phone the language stands in the menu.
  await page.setViewportSize({ width: 1280, height: 800 })
  await speakHere(page, 'en-US')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(main.getByText('Today Amaya read “Castillos de Arena”.')).toBeVisible()
  await expectNoBarrier(page)
  await main.getByRole('link', { name: 'See all progress' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoBarrier(page)

  await test.step('the report of last week, on the phone and on paper', async () => {
    await closeLastWeek(door.config.userPoolEndpoint ?? '', child.personId)
    await page.goto('/family-portal')
    await main.getByRole('link', { name: /^See and print/ }).click()
    await expect(main.getByRole('article', { name: 'Amaya Ortiz’s week' })).toBeVisible()
    await expect(main.getByRole('definition')).toHaveText(['2', '3', '120', '1'])
    await expectNoBarrier(page)
    await expectPaper(page, 2, 'Amaya Ortiz’s week')
  })
})

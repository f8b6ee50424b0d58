import { places, standAt } from './places.ts'
import { expect, readCastle, signIn, test } from './test.ts'

/** What belongs to adults. */
const ADULTS = /%|por minuto|Mejor ritmo/

test('no screen of a child speaks of pace or percents, whatever it has read', async ({ page, student }) => {
  test.slow()
  await signIn(page, student)
  await readCastle(page)
  const told: string[] = []
  for (const place of places.student) {
    await standAt(page, place, 'es-PR')
    const words = await page.getByRole('main').innerText()
    if (ADULTS.test(words)) told.push(`${place}: ${words.match(new RegExp(`.*(${ADULTS.source}).*`))?.[0]}`)
  }
  expect(told).toEqual([])
  await page.goto('/reading-progress')
  await expect(page).toHaveURL('/mi-progreso')
})

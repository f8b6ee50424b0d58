import type { Page } from '@playwright/test'
import { languages, places, standAt, WIDTHS } from './places.ts'
import { atRest, expect, readCastle, signIn, test } from './test.ts'

/**
 * What the page would complain of by itself, asked for at each width; the languages take turns: the sweep sees both. Gives
 * each line that stands there, behind its place.
 */
async function lookAtEachWidth(page: Page, all: readonly string[]): Promise<readonly string[]> {
  const told: string[] = []
  for (const [n, place] of all.entries()) {
    await standAt(page, place, languages[n % 2] ?? 'es-PR')
    const lines = (await page.getByRole('main').first().innerText()).split('\n')
    told.push(...lines.map(line => `${place}: ${line}`))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await atRest(page)
      await page.evaluate(() => window.coquiLook())
    }
  }
  return told
}

/** What belongs to adults. */
const ADULTS = /%|por minuto|per minute|Mejor ritmo|Best pace/

test('what visitors see fits phone, tablet and desk', async ({ page }) => {
  await lookAtEachWidth(page, places.anyone)
})

test('so does what a child sees, and none of it speaks of pace or percents, whatever it has read', async ({
  page,
  student,
}) => {
  test.slow()
  await signIn(page, student)
  await readCastle(page)
  const told = await lookAtEachWidth(page, places.student)
  expect(told.filter(line => ADULTS.test(line))).toEqual([])
  await page.goto('/reading-progress')
  await expect(page).toHaveURL('/mi-progreso')
})

test('what staff see fits phone, tablet and desk', { tag: '@seldom' }, async ({ page }) => {
  test.slow()
  await signIn(page, 'admin@demo.test')
  await lookAtEachWidth(page, places.admin)
})

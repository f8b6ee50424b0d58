import type { Page } from '@playwright/test'
import { languages, places, standAt, WIDTHS } from './places.ts'
import { atRest, signIn, test } from './test.ts'

/** What the page would complain of by itself, asked for at each width; the languages take turns: the sweep sees both. */
async function lookAtEachWidth(page: Page, all: readonly string[]): Promise<void> {
  for (const [n, place] of all.entries()) {
    await standAt(page, place, languages[n % 2] ?? 'es-PR')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await atRest(page)
      await page.evaluate(() => window.coquiLook())
    }
  }
}

test('what children and visitors see fits phone, tablet and desk', async ({ page, student }) => {
  test.slow()
  await lookAtEachWidth(page, places.anyone)
  await signIn(page, student)
  await lookAtEachWidth(page, places.student)
})

test('what staff see fits phone, tablet and desk', { tag: '@seldom' }, async ({ page }) => {
  test.slow()
  await signIn(page, 'admin@demo.test')
  await lookAtEachWidth(page, places.admin)
})

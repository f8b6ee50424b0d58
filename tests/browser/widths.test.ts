import type { Page } from '@playwright/test'
import { languages, places, standAt, WIDTHS } from './places.ts'
import { atRest, signIn, test } from './test.ts'

/** What the page would complain of by itself, asked for at each width. */
async function lookAtEachWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await atRest(page)
    await page.evaluate(() => window.coquiLook())
  }
}

for (const language of languages)
  test(`every screen fits phone, tablet and desk, in ${language}`, async ({ page, student }) => {
    for (const place of places.anyone) {
      await standAt(page, place, language)
      await lookAtEachWidth(page)
    }
    await signIn(page, student)
    for (const place of places.signedIn) {
      await standAt(page, place, language)
      await lookAtEachWidth(page)
    }
  })

import { standAt } from '#tests/browser/places.ts'
import { atRest, expect, signIn, test } from '#tests/browser/test.ts'

// How the ten screens look that are used most. Letters are drawn a little differently by every Chromium: the pictures
// are of this one, and others are not asked. On a busy machine letters may come too late, so no test run asks for it;
// `playwright test -c tests/sweep/playwright.config.ts looks --update-snapshots` takes them anew, to be looked at.
const TAKEN_WITH = '156'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

const seen = {
  visitor: { size: PHONE, places: ['/', '/auth'] },
  student: {
    size: PHONE,
    places: [
      '/dashboard',
      '/reading-spanish',
      '/reading-spanish/castillos-de-arena',
      '/lessons',
      '/lesson/castillos-de-arena',
      '/voice-practice-spanish',
      '/mi-progreso',
    ],
  },
  teacher: { size: DESK, places: ['/user-guides'] },
} as const

for (const [who, { size, places }] of Object.entries(seen))
  test(`what a ${who} sees most looks as it did`, async ({ page, student, browser }) => {
    test.skip(!browser.version().startsWith(`${TAKEN_WITH}.`), `taken with Chromium ${TAKEN_WITH}`)
    await page.setViewportSize(size)
    // Who else is here goes by what runs beside it.
    await page.routeWebSocket(/./, () => undefined)
    if (who !== 'visitor') await signIn(page, who === 'student' ? student : `${who}@demo.test`)
    // It names an address that is new each time.
    if (who === 'student') await page.getByRole('button', { name: 'Ahora no' }).click()
    // Greetings and skies go by the hour.
    await page.clock.setFixedTime(new Date(new Date().setUTCHours(14, 0, 0, 0)))
    for (const place of places) {
      await standAt(page, place, 'es-PR')
      // Its letters may come with the next page only.
      await page.reload()
      await page.waitForLoadState('networkidle')
      await atRest(page)
      await expect.soft(page).toHaveScreenshot(`${who}${place.replaceAll('/', '-')}.png`, {
        maxDiffPixelRatio: 0.01,
      })
      console.log('screens compared: 1')
    }
  })

import type { Page } from '@playwright/test'
import { standAt } from '#tests/browser/places.ts'
import { DOUBLE, wear } from '#tests/browser/reflow.ts'
import { childStates, visitorStates } from '#tests/browser/states.ts'
import { atRest, expect, signIn, test } from '#tests/browser/test.ts'

// How the screens look that are used most, and some of them in other windows and letters. Letters are drawn a little differently
// by every Chromium: the pictures are of this one, and others are not asked. On a busy machine letters may come too late, so no
// test run asks for it; `playwright test -c tests/sweep/playwright.config.ts looks --update-snapshots` takes them anew, to be
// looked at.
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
      '/student-progress',
    ],
  },
  teacher: { size: DESK, places: ['/user-guides', '/groups'] },
} as const
type Who = keyof typeof seen

/** Windows and letters in which some are looked at besides. */
const ways = {
  'on-its-side': { size: { width: 740, height: 360 }, style: '' },
  tablet: { size: { width: 768, height: 1024 }, style: '' },
  small: { size: { width: 320, height: 256 }, style: '' },
  double: { size: PHONE, style: DOUBLE },
} as const
const elsewhere: Readonly<Record<Who, readonly string[]>> = {
  visitor: ['/'],
  student: ['/dashboard'],
  teacher: ['/groups'],
}
/** What opens on the way, by its name. */
const onTheWay = { visitor: visitorStates, student: childStates, teacher: [] }
const OPENED = ['reading', 'a question', 'the names of a class']

async function come(page: Page, who: Who, student: string): Promise<void> {
  // Who else is here goes by what runs beside it.
  await page.routeWebSocket(/./, () => undefined)
  if (who !== 'visitor') await signIn(page, who === 'student' ? student : `${who}@demo.test`)
  // It names an address that is new each time.
  if (who === 'student') await page.getByRole('button', { name: 'Ahora no' }).click()
  // Greetings and skies go by the hour.
  await page.clock.setFixedTime(new Date(new Date().setUTCHours(14, 0, 0, 0)))
}

async function compare(page: Page, name: string): Promise<void> {
  await atRest(page)
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 })
  console.log('screens compared: 1')
}

async function stand(page: Page, place: string): Promise<void> {
  await standAt(page, place, 'es-PR')
  // Its letters may come with the next page only.
  await page.reload()
  await page.waitForLoadState('networkidle')
}

for (const who of Object.keys(seen) as Who[])
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(({ browser }) =>
      test.skip(!browser.version().startsWith(`${TAKEN_WITH}.`), `taken with Chromium ${TAKEN_WITH}`),
    )

    test(`what a ${who} sees most looks as it did`, async ({ page, student }) => {
      const { size, places } = seen[who]
      await page.setViewportSize(size)
      await come(page, who, student)
      for (const place of places) {
        await stand(page, place)
        await compare(page, `${who}${place.replaceAll('/', '-')}`)
      }
    })

    test(`and so it does in other windows and letters: ${who}`, async ({ page, student }) => {
      await page.setViewportSize(DESK)
      await come(page, who, student)
      const look = async (name: string) => {
        for (const [way, { size, style }] of Object.entries(ways)) {
          await page.setViewportSize(size)
          await wear(page, style)
          await compare(page, `${who}${name}-${way}`)
        }
        await wear(page, '')
        await page.setViewportSize(DESK)
      }
      for (const place of elsewhere[who]) {
        await stand(page, place)
        await look(place.replaceAll('/', '-'))
      }
      // The recogniser waits by the clock.
      await page.clock.resume()
      for (const { name, bring } of onTheWay[who].filter(state => OPENED.includes(state.name))) {
        await bring(page)
        await look(`-${name.replaceAll(' ', '-')}`)
      }
    })
  })

import { languages, standAt } from '#tests/browser/places.ts'
import { misfitsOf, ways } from '#tests/browser/reflow.ts'
import { childStates, visitorStates } from '#tests/browser/states.ts'
import { expect, signIn, test } from '#tests/browser/test.ts'
import { walkers } from '#tests/browser/walk.ts'
import { openPlaces } from './open-places.ts'

const WAYS = Object.keys(ways).length
const WIDE = { width: 1280, height: 800 }

// What the page complains of by itself is asked here too, with what stands in its way.
test.use({ expected: /scrolls sideways/, contextOptions: { reducedMotion: 'reduce' } })

for (const walker of walkers)
  test(`every screen of ${walker} fits large letters and small windows`, async ({ page, baseURL }) => {
    const found: string[] = []
    let looked = 0
    if (walker !== 'visitor') await signIn(page, `${walker}@demo.test`)
    for (const [n, place] of (await openPlaces(walker, baseURL)).entries()) {
      // Where there is room the other language is one press away.
      await page.setViewportSize(WIDE)
      await standAt(page, place, languages[n % 2] ?? 'es-PR')
      // What stands for what is on its way fits always.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      found.push(...(await misfitsOf(page, place)))
      looked += WAYS
    }
    console.log(`looks at fit: ${looked}`)
    expect(found).toEqual([])
  })

for (const [who, states] of Object.entries({ visitor: visitorStates, student: childStates }))
  test(`what opens on the way of ${who} fits large letters and small windows`, async ({ page }) => {
    const found: string[] = []
    if (who === 'student') await signIn(page, 'student@demo.test')
    for (const { name, bring } of states) {
      await page.setViewportSize(WIDE)
      await bring(page)
      found.push(...(await misfitsOf(page, name)))
    }
    console.log(`looks at fit: ${states.length * WAYS}`)
    expect(found).toEqual([])
  })

import { languages, standAt } from '#tests/browser/places.ts'
import { DOUBLE, misfits, SPACED, wear } from '#tests/browser/reflow.ts'
import { expect, signIn, test } from '#tests/browser/test.ts'
import { walkers } from '#tests/browser/walk.ts'
import { openPlaces } from './open-places.ts'

const ways = {
  '320 × 256': { width: 320, height: 256, style: '' },
  '200 % at 360': { width: 360, height: 740, style: DOUBLE },
  '200 % at 1280': { width: 1280, height: 800, style: DOUBLE },
  'text apart at 360': { width: 360, height: 740, style: SPACED },
} as const

// What the page complains of by itself is asked here too, with what stands in its way.
test.use({ expected: /scrolls sideways/, contextOptions: { reducedMotion: 'reduce' } })

for (const walker of walkers)
  test(`every screen of ${walker} fits large letters and small windows`, async ({ page }) => {
    const found: string[] = []
    let looked = 0
    if (walker !== 'visitor') await signIn(page, `${walker}@demo.test`)
    for (const [n, place] of openPlaces(walker).entries()) {
      // Where there is room the other language is one press away.
      await page.setViewportSize({ width: 1280, height: 800 })
      await standAt(page, place, languages[n % 2] ?? 'es-PR')
      // What stands for what is on its way fits always.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const [way, { width, height, style }] of Object.entries(ways)) {
        await page.setViewportSize({ width, height })
        await wear(page, style)
        found.push(...(await misfits(page)).map(misfit => `${place}, ${way}: ${misfit}`))
        looked++
      }
    }
    console.log(`looks at fit: ${looked}`)
    expect(found).toEqual([])
  })

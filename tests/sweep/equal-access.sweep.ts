import { violations } from '#tests/browser/equal-access.ts'
import { languages, standAt } from '#tests/browser/places.ts'
import { beginCastle, expect, signIn, test, toResult } from '#tests/browser/test.ts'
import { walkers } from '#tests/browser/walk.ts'
import { openPlaces } from './open-places.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const walker of walkers)
  for (const language of languages)
    test(`no screen of ${walker} violates what Equal Access asks: ${language}`, async ({ page, baseURL }) => {
      const found: string[] = []
      let looked = 0
      const look = async () => {
        found.push(...(await violations(page)))
        looked++
      }
      if (walker !== 'visitor') await signIn(page, `${walker}@demo.test`)
      for (const place of await openPlaces(walker, baseURL)) {
        await standAt(page, place, language)
        await look()
      }
      if (walker === 'student') {
        await standAt(page, '/reading-spanish/castillos-de-arena', 'es-PR')
        await beginCastle(page)
        await expect(page.locator('[data-mark=read]').first()).toBeVisible()
        await look()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 40 palabras!')
        await look()
        await toResult(page)
        await look()
      }
      console.log(`screens weighed: ${looked}`)
      expect(found).toEqual([])
    })

import { expectNoBarrier } from '#tests/browser/barriers.ts'
import { languages, places, speakHere, standAt } from '#tests/browser/places.ts'
import { beginCastle, expect, signIn, test, toResult } from '#tests/browser/test.ts'
import { classPlaces } from './class-places.ts'

const themes = {
  light: {},
  dark: { colorScheme: 'dark' },
  'high contrast': { contrast: 'more' },
  'dark, high contrast': { colorScheme: 'dark', contrast: 'more' },
} as const

for (const [theme, media] of Object.entries(themes))
  for (const language of languages)
    test.describe(() => {
      test.use({ ...media, contextOptions: { reducedMotion: 'reduce' } })
      test(`no screen holds a barrier: ${theme}, ${language}`, async ({ page, student, baseURL }) => {
        let looked = 0
        const look = async () => {
          await test.step(page.url(), () => expectNoBarrier(page))
          looked++
        }
        await signIn(page, 'admin@demo.test')
        for (const place of places.admin) {
          await standAt(page, place, language)
          await look()
        }
        for (const walker of ['teacher', 'family'] as const) {
          await signIn(page, `${walker}@demo.test`)
          for (const { place } of await classPlaces(walker, baseURL ?? '')) {
            await standAt(page, place, language)
            await look()
          }
        }
        await page.evaluate(() => localStorage.clear())
        for (const place of places.anyone) {
          await standAt(page, place, language)
          await look()
        }
        await signIn(page, student)
        for (const place of places.student) {
          await standAt(page, place, language)
          await look()
        }
        await standAt(page, '/reading-spanish/castillos-de-arena', 'es-PR')
        await beginCastle(page)
        await expect(page.locator('[data-mark=read]').first()).toBeVisible()
        await look()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 40 palabras!')
        await toResult(page)
        await speakHere(page, language)
        await look()
        console.log(`screens looked at: ${looked}`)
      })
    })

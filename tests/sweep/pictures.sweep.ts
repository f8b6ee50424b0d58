import { join } from 'node:path'
import { LANGUAGES, languages, places, standAt, WIDTHS } from '#tests/browser/places.ts'
import { castle, mango, spoken } from '#tests/browser/spoken.ts'
import { atRest, expect, signIn, test, willSay } from '#tests/browser/test.ts'

const FOLDER = join(import.meta.dirname, '../../test-results/pictures')
/** A kindergartner's: about one word a second. */
const pace = 0.9

for (const language of languages)
  test(`a picture of every screen, in ${LANGUAGES[language]}`, async ({ page, student }) => {
    let taken = 0
    const take = async (name: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 500 ? 740 : 800 })
        await atRest(page)
        await page.screenshot({ path: join(FOLDER, `${language}-${name}-${width}.png`) })
        taken++
      }
    }
    const nameOf = (place: string) => place.replaceAll('/', '-').slice(1) || 'landing'

    await signIn(page, 'admin@demo.test')
    for (const place of places.admin) {
      await standAt(page, place, language)
      await take(nameOf(place))
    }
    await page.evaluate(() => localStorage.clear())
    for (const place of places.anyone) {
      await standAt(page, place, language)
      await take(nameOf(place))
    }
    await signIn(page, student)
    for (const place of places.student) {
      await standAt(page, place, language)
      await take(nameOf(place))
    }

    const [place, words] =
      language === 'es-PR'
        ? [
            '/reading-spanish/castillos-de-arena',
            spoken(castle, { pace, instead: { abajo: '', pluma: 'blusa', viene: 'va viene' } }),
          ]
        : [
            '/reading-english/mango-day',
            spoken(mango, { pace, instead: { tall: '', sweet: 'wet', sit: 'see sit' } }),
          ]
    await standAt(page, place, language)
    await willSay(page, words)
    await page.getByRole('button', { name: /^(Léelo en voz alta|Read it aloud)$/ }).click()
    await expect(page.locator('[data-mark=read]')).toHaveCount(9, { timeout: 60_000 })
    await take('reading')
    await expect(page.getByRole('status').filter({ hasText: /^(Guardada|Saved)\.$/ })).toBeVisible({
      timeout: 90_000,
    })
    await page.getByRole('button', { name: /: 1 (sin leer|unread)$/ }).waitFor()
    await take('result-with-toasts')
    await expect(page.getByRole('region', { name: /\(F8\)$/ }).getByRole('listitem')).toHaveCount(0)
    await take('result')
    await page.getByRole('button', { name: /: 1 (sin leer|unread)$/ }).click()
    await take('bell')
    await standAt(page, '/notifications', language)
    await take('notifications-some')
    await standAt(page, '/dashboard', language)
    await take('dashboard-lit')
    console.log(`pictures taken: ${taken}`)
  })

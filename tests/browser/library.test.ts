import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'
import type { Language } from '#shared/kernel/school.ts'
import enReading from '#web/i18n/en/reading.json' with { type: 'json' }
import enTable from '#web/i18n/en/table.json' with { type: 'json' }
import esReading from '#web/i18n/es/reading.json' with { type: 'json' }
import esTable from '#web/i18n/es/table.json' with { type: 'json' }
import { atRest, expect, signIn, test } from './test.ts'

const folder = new URL('../../shared/catalogue/content/texts/', import.meta.url)
const texts = readdirSync(folder).map(file =>
  summaryOf(ReadingText.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))),
)
const GRADE = '4'

const SHELVES = {
  'es-PR': {
    place: '/reading-spanish',
    find: esReading.find,
    clear: esTable.clear,
    series: 'El verano del faro',
  },
  'en-US': { place: '/reading-english', find: enReading.find, clear: enTable.clear, series: 'The Book Boat' },
} as const

/** Narrows a shelf of thirty by each filter alone, and by two at once: what is found is what the catalogue holds. */
async function narrowEach(page: Page, language: Language): Promise<void> {
  const { find, clear, series } = SHELVES[language]
  const own = texts.filter(text => text.language === language && text.grade === GRADE)
  expect(texts.filter(text => text.language === language).length).toBeGreaterThan(210)
  const titles = async () => (await page.getByRole('article').getByRole('heading').allInnerTexts()).sort()
  const choose = (name: 'form' | 'theme' | 'level' | 'length' | 'series' | 'read', value: string) =>
    page.getByRole('search').getByLabel(find[name], { exact: true }).selectOption(value)
  const finds = async (fits: (text: (typeof texts)[number]) => boolean) => {
    const expected = own.filter(fits).map(({ title }) => title)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThanOrEqual(own.length)
    await expect.poll(titles).toEqual(expected.sort())
    await atRest(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  const all = () => page.getByRole('button', { name: clear }).click()

  await page.getByRole('search').waitFor()
  await finds(() => true)
  await choose('form', 'biography')
  await finds(({ form }) => form === 'biography')
  await choose('theme', 'history')
  await finds(({ form, category }) => form === 'biography' && category === 'history')
  await all()
  await choose('theme', 'animal')
  await finds(({ category }) => category === 'animal')
  await all()
  await choose('level', 'hard')
  await finds(({ difficulty }) => difficulty === 'hard')
  await all()
  await choose('length', 'chapter')
  await finds(({ words }) => words >= 300)
  await all()
  await choose('series', series)
  await finds(text => text.series?.name === series)
  await all()
  await choose('read', 'no')
  await finds(() => true)
  await choose('read', 'yes')
  await expect(page.getByText(find.none)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await all()
  await finds(() => true)
}

for (const language of ['es-PR', 'en-US'] as const)
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })

    test('a shelf is narrowed by kind, theme, level, length, series, and what was read', {
      tag: language === 'es-PR' ? [] : '@seldom',
    }, async ({ page, student }) => {
      test.slow()
      await signIn(page, student, `${SHELVES[language].place}?grade=${GRADE}`)
      await narrowEach(page, language)
    })
  })

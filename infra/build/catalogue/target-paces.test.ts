import { expect, test } from 'vitest'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { GRADES, LANGUAGES } from '#shared/kernel/school.ts'
import { TARGET_PACES } from '#shared/reading/expected-pace.ts'
import { readCatalogue } from '../catalogue-check.ts'

test('the pace that a grade aims at is that of the middle one of its texts', async () => {
  const texts = (await readCatalogue()).texts.map(({ content }) => ReadingText.parse(content))
  for (const grade of GRADES)
    for (const language of LANGUAGES) {
      const targets = texts
        .filter(text => text.grade === grade && text.language === language)
        .map(({ wpmTarget }) => wpmTarget)
        .sort((a, b) => a - b)
      expect([grade, language, TARGET_PACES[grade][language]]).toEqual([
        grade,
        language,
        targets[Math.floor(targets.length / 2)],
      ])
    }
})

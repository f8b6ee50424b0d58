import { expect, test } from 'vitest'
import { measured } from '#shared/catalogue/checks/level.ts'
import { gradeBands } from '#shared/catalogue/grade-bands.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import english from '#web/i18n/en/family.json' with { type: 'json' }
import spanish from '#web/i18n/es/family.json' with { type: 'json' }

/** What stands where a name, a title or a number will be. */
const FILLED: Readonly<Record<string, string>> = {
  name: 'Ana',
  title: 'El mar',
  titles: 'El mar',
  sounds: 'rr',
  letters: 'rr',
  subject: 'Ciencias',
}
const sentences = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value.replace(/\{\{(\w+)\}\}/g, (_, name: string) => FILLED[name] ?? '3')]
    : Object.values(value ?? {}).flatMap(sentences)

const said: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': sentences(spanish),
  'en-US': sentences(english),
}
const hardest = (language: Language) => gradeBands[5].formulaGrade[language].to
const gradeOf = (text: string, language: Language) => measured(text, language).formulaGrade

/** Of fewer words the formulas say nothing. */
const LEAST_WORDS = 7

test.each(LANGUAGES)(
  'what families read in %s asks for no more than grade 5, all of it and each text',
  language => {
    const long = said[language].filter(text => measured(text, language).words >= LEAST_WORDS)
    expect(long.length).toBeGreaterThan(30)
    expect(gradeOf(long.join('\n'), language)).toBeLessThanOrEqual(5)
    const hard = long.filter(text => gradeOf(text, language) > hardest(language))
    expect(hard).toEqual([])
  },
)

test('a text of the office would be found', () => {
  const es =
    'La comprensión inferencial del estudiantado evidencia oportunidades significativas de fortalecimiento.'
  const en =
    'Inferential comprehension indicators demonstrate significant opportunities for academic improvement.'
  expect(gradeOf(es, 'es-PR')).toBeGreaterThan(hardest('es-PR'))
  expect(gradeOf(en, 'en-US')).toBeGreaterThan(hardest('en-US'))
})

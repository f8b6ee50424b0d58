import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GRADES } from '../kernel/school.ts'
import { gradeBands } from './grade-bands.ts'
import { ReadingText } from './schema.ts'

const folder = new URL('./content/texts/', import.meta.url)
const texts = readdirSync(folder).map(file =>
  ReadingText.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
)

test('the catalogue holds the texts of the first shelf', () => {
  const spanish = texts.filter(text => text.language === 'es-PR')
  const english = texts.filter(text => text.language === 'en-US')
  expect(spanish.length).toBeGreaterThanOrEqual(6)
  expect(english.length).toBeGreaterThanOrEqual(4)
})

test('Castillos de Arena is for kindergarten, in Luquillo, at its targets', () => {
  const found = texts.find(text => text.id === 'castillos-de-arena')
  expect(found).toMatchObject({ grade: 'K', city: 'Luquillo', wpmTarget: 27, accuracyTarget: 0.85 })
})

test('each grade’s texts are longer and harder than those of the grade below', () => {
  const ends = GRADES.map(grade => gradeBands[grade]).flatMap(({ words, formulaGrade }) => [
    [words.from, formulaGrade['es-PR'].from, formulaGrade['en-US'].from],
    [words.to, formulaGrade['es-PR'].to, formulaGrade['en-US'].to],
  ])
  ends.slice(2).forEach((end, at) => {
    end.forEach((value, of) => {
      expect(value).toBeGreaterThan(ends[at]?.[of] ?? Number.POSITIVE_INFINITY)
    })
  })
})

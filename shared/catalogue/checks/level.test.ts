import { expect, test } from 'vitest'
import { textOf } from '#tests/support/reading-text.ts'
import { gradeBands } from '../grade-bands.ts'
import { checkLevel, measured, outside } from './level.ts'

test('a figure is in its band with both its ends', () => {
  const told = (value: number) => outside('length', value, { from: 10, to: 30 }, 'words')
  expect([10, 30].flatMap(told)).toEqual([])
  expect(told(9)).toEqual([{ check: 'length', detail: '9 words; the grade has 10 to 30' }])
  expect(told(31)).toHaveLength(1)
})

test('each language is measured by its own formula; of nothing there is nothing to measure', () => {
  const spanish = measured('La luna sale. El sol se va.', 'es-PR')
  expect(spanish).toMatchObject({ words: 7, formula: 'Crawford' })
  expect(measured('The moon is up. The sun is gone.', 'en-US')).toMatchObject({ formula: 'Flesch–Kincaid' })
  expect(measured('La extraordinaria luminosidad sorprende.', 'es-PR').formulaGrade).toBeGreaterThan(
    spanish.formulaGrade,
  )
  expect(measured('', 'es-PR')).toEqual({ words: 0, formula: 'Crawford', formulaGrade: 0 })
})

const words = (count: number, sentence = 'La luna de mami sale.') =>
  Array.from({ length: count / 5 }, () => sentence).join(' ')

test('a text is as long as its grade has them, on the shelf of a later grade up to the longest', () => {
  const checks = (grade: '2' | '3', count: number) =>
    checkLevel(textOf({ grade, body: [words(count)] })).filter(({ check }) => check === 'length').length
  expect([85, 90, 140, 145].map(count => checks('2', count))).toEqual([1, 0, 0, 1])
  expect([115, 120, 320, 325].map(count => checks('3', count))).toEqual([1, 0, 0, 1])
})

test('a text is as hard as its grade’s; a poem, whose lines are short, can only be too hard', () => {
  const checks = (category: 'story' | 'poem', sentence: string) =>
    checkLevel(textOf({ grade: '5', category, body: [words(150, sentence)] })).map(({ check }) => check)
  const { from, to } = gradeBands[5].formulaGrade['es-PR']
  const [easy, hard] = [
    'Yo sí. Tú no. Ya.',
    'Extraordinariamente imprescindibles circunstancias internacionales simultáneas.',
  ]
  expect(measured(words(150, easy), 'es-PR').formulaGrade).toBeLessThan(from)
  expect(measured(words(150, hard), 'es-PR').formulaGrade).toBeGreaterThan(to)
  expect([checks('story', easy), checks('poem', easy)]).toEqual([['readability'], []])
  expect([checks('story', hard), checks('poem', hard)]).toEqual([['readability'], ['readability']])
  const [{ detail } = { detail: '' }] = checkLevel(textOf({ grade: '5', body: [words(150, easy)] }))
  expect(detail).toMatch(/^-?\d+(\.\d{1,2})? by Crawford; the grade has 3\.5 to 6\.5$/)
})

import { expect, test } from 'vitest'
import { starsOf } from './effort.ts'
import type { Outcome } from './schema.ts'

const words = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome)
const read = (well: number, missed: number, left: number) => ({
  outcomes: [...words(well, 'correct'), ...words(missed, 'mispronounced'), ...words(left, 'notReached')],
  wordsCorrect: well,
  before: 0,
})

test.each([
  ['a few words, most of them missed', read(4, 6, 30), 1],
  ['a few words, nine of ten well', read(9, 1, 30), 2],
  ['a few words, fewer well', read(8, 2, 30), 1],
  ['to the end, with much missed', read(20, 20, 0), 2],
  ['to the end, with a word in ten missed', read(36, 4, 0), 3],
  ['to the end, with a word more missed', read(35, 5, 0), 2],
])('%s', (_, reading, stars) => {
  expect(starsOf(reading)).toBe(stars)
})

test('who comes back to a text, or corrects a word, read with care however much was missed', () => {
  expect(starsOf({ ...read(20, 20, 0), before: 1 })).toBe(3)
  const { outcomes, ...rest } = read(20, 19, 0)
  expect(starsOf({ outcomes: ['selfCorrected', ...outcomes], ...rest })).toBe(3)
})

test('most of a text is not its end', () => {
  expect(starsOf(read(30, 0, 10))).toBe(2)
})

test('who leaps over half of a text at most has come to its end', () => {
  const leap = (over: number) => ({
    outcomes: [...words(over, 'notReached'), ...words(40 - over, 'correct')],
    wordsCorrect: 40 - over,
    before: 0,
  })
  expect(starsOf(leap(20))).toBe(3)
  expect(starsOf(leap(21))).toBe(2)
})

test('a leap to the last word is not the way to the end', () => {
  const leap = { outcomes: [...words(39, 'notReached'), ...words(1, 'correct')], wordsCorrect: 1, before: 0 }
  expect(starsOf(leap)).toBe(2)
})

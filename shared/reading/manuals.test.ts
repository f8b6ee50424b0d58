import { describe, expect, test } from 'vitest'
import { english, outcomes } from './said-aloud.ts'

/**
 * Worked examples of "R-CBM Scoring Rules and Examples" (Appendix B, studylib.net/doc/8211735; rules 7 to 10 also in
 * "Accelerating Student Learning: Monitoring Reading", U.S. Department of Education, archived summer workshop, slides
 * 14 and 15): text, what was read, and words read correctly.
 */
const rcbm: [rule: string, text: string, read: string, correct: number][] = [
  ['pronounced as the sentence asks', 'He will read the book.', 'he will read the book', 5],
  ['pronounced as the sentence asks', 'He will read the book.', 'he will red the book', 4],
  ['self-correction within 3 s', 'The river was cold.', 'the river was could (2) cold', 4],
  ['repetition', 'Ted ran swiftly.', 'ted ran (1) ted ran swiftly', 3],
  ['insertion ignored', 'Sue was happy.', 'sue was very happy', 3],
  ['substitution', 'The dog ate a bone.', 'the dig ate a bone', 4],
  ['dropped ending', 'Lynne has many hats.', 'lynne has many hat', 3],
  ['omission', 'Mario climbed the oak tree.', 'mario climbed the tree', 4],
  [
    'skipped line',
    'Sewing is my favorite hobby. I enjoy sewing dresses and suits. What is your favorite hobby?',
    'sewing is my favorite hobby what is your favorite hobby',
    10,
  ],
  ['hesitation', 'Mark saw an elephant.', 'mark saw an', 3],
  ['hesitation', 'Mark saw an elephant.', 'mark saw an ellee', 3],
  ['reversal', 'Charlie ran quickly.', 'charlie quickly ran', 1],
  ['numerals as the passage asks', 'May 5, 1999.', 'may fifth nineteen ninety nine', 3],
  ['numerals as the passage asks', 'May 5, 1999.', 'may five one nine eight nine', 1],
]

describe('the worked examples of the R-CBM manual', () => {
  test.each(rcbm)('%s: "%s" read "%s" is %i', (_rule, text, read, correct) => {
    expect(english(text, read).wordsCorrect).toBe(correct)
  })

  test('left out: "warshed", since it is the norm of elsewhere; here it is not explained by a rule of the island', () => {
    expect(outcomes(english('They washed the car.', 'they warshed the car'))[1]).toBe('mispronounced')
  })
})

describe('where authorities conflict, the policy that follows each', () => {
  test('an inserted word: R-CBM ignores it, Microsoft Reading Progress counts it', () => {
    expect(english('Sue was happy.', 'sue was very happy', { insertions: 'ignored' }).errors).toBe(0)
    expect(english('Sue was happy.', 'sue was very happy', { insertions: 'counted' }).errors).toBe(1)
  })

  test('what is part of typical speech: Acadience K-6 (General Scoring Guidelines) never penalizes it, a strict policy does', () => {
    expect(english('A very big ship.', 'a bery big chip').errors).toBe(0)
    expect(english('A very big ship.', 'a bery big chip', { dialect: 'strict' }).errors).toBe(2)
  })
})

/** "Counting Errors", Read Live User Guide (Read Naturally): each word read out of order is an error. */
test('two words in each other’s place are two errors', () => {
  expect(english('Charlie ran quickly.', 'charlie quickly ran').errors).toBe(2)
})

/** Acadience Reading K-6, ORF scoring booklet (2020): no answer in 3 s, the word is said and counted incorrect. */
test('three silent seconds before the first word are a hesitation', () => {
  expect(outcomes(english('Mark saw an elephant.', '(3) mark saw an elephant'))[0]).toBe('hesitated')
  expect(outcomes(english('Mark saw an elephant.', '(2) mark saw an elephant'))[0]).toBe('correct')
})

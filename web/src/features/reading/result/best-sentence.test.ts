import { expect, test } from 'vitest'
import { sentencesOf } from '#web/features/reading/read/passage.ts'
import { bestSentence } from './best-sentence.ts'

const sentences = sentencesOf({
  body: ['Ana va a la playa. La arena está tibia.', 'Sale una torre. ¡Ya!'],
  language: 'es-PR',
})
const best = (...missed: number[]) => bestSentence(sentences, word => !missed.includes(word))

test('the longest sentence without a miss', () => {
  expect(best()).toBe('Ana va a la playa.')
  expect(best(0)).toBe('La arena está tibia.')
  expect(best(0, 5)).toBe('Sale una torre.')
})

test('where each has a miss, the one with the fewest for its length; below half none', () => {
  expect(best(0, 5, 9)).toBe('Ana va a la playa.')
  expect(best(0, 1, 5, 6, 9, 10)).toBe('Ana va a la playa.')
  expect(best(0, 1, 2, 5, 6, 9, 10)).toBe('La arena está tibia.')
  expect(best(0, 1, 2, 5, 6, 7, 9, 10)).toBeUndefined()
})

test('one word is no sentence to be proud of', () => {
  expect(best(...Array.from({ length: 12 }, (_, n) => n))).toBeUndefined()
})

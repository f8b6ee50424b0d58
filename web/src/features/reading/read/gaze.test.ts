import { expect, test } from 'vitest'
import type { WordMark } from '#shared/reading/align.ts'
import { gazeAt, sentencesRead } from './gaze.ts'
import { sentencesOf } from './passage.ts'

const box = (x: number, y: number) => ({ x, y, width: 40, height: 20 })

test('the eyes follow a word to its side, and no further than eyes go', () => {
  const own = box(600, 700)
  expect(gazeAt(box(360, 460), own)).toEqual({ across: -0.5, down: -0.5 })
  expect(gazeAt(box(840, 700), own)).toEqual({ across: 0.5, down: 0 })
  expect(gazeAt(box(4000, -4000), own)).toEqual({ across: 1, down: -1 })
})

const sentences = sentencesOf({ body: ['Ana va. Leo no va.', '¡Sale una torre!'], language: 'es-PR' })
const marks = (read: readonly number[]) =>
  Array.from({ length: 8 }, (_, n): WordMark => (read.includes(n) ? 'read' : 'pending'))

test('a sentence is read when its last word is, or one behind it', () => {
  expect(sentencesRead(sentences, marks([]))).toBe(0)
  expect(sentencesRead(sentences, marks([0]))).toBe(0)
  expect(sentencesRead(sentences, marks([0, 1]))).toBe(1)
  expect(sentencesRead(sentences, marks([0, 1, 2, 3]))).toBe(1)
  expect(sentencesRead(sentences, marks([0, 1, 2, 3, 5]))).toBe(2)
  expect(sentencesRead(sentences, marks([0, 1, 2, 3, 4, 5, 6, 7]))).toBe(3)
})

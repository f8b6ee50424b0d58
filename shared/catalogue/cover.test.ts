import { expect, test } from 'vitest'
import { faceOf } from './cover.ts'

test('two covers are alike with the same parts on the same ground, in whatever order', () => {
  const face = faceOf({ ground: 'beach', parts: ['sun', 'boat'] })
  expect(faceOf({ ground: 'beach', parts: ['boat', 'sun'] })).toBe(face)
  expect(faceOf({ ground: 'sea', parts: ['boat', 'sun'] })).not.toBe(face)
  expect(faceOf({ ground: 'beach', parts: ['boat'] })).not.toBe(face)
  expect(face).toBe('beach boat sun')
})

import { expect, test } from 'vitest'
import { refusedBy } from './close-code.ts'

test('a frame that is too big or binary was refused; an end is none', () => {
  expect(refusedBy(1009)).toBe('live.tooBig')
  expect(refusedBy(1003)).toBe('live.binary')
  for (const code of [1000, 1001, 1006, 1012, undefined]) expect(refusedBy(code)).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FullName } from './schema.ts'

const refuses = (name: string) => !FullName.safeParse(name).success

test.each([
  'Ñu',
  'José Núñez',
  'Mairenís O’Neill-Peña',
  "D'Angelo",
  'Sol 🌞',
  '李小龍',
  'محمد',
  'Ω'.repeat(120),
])('%s is a name', name => expect(FullName.parse(name)).toBe(name))

test('accents are stored in one way, and spaces at the ends are none of the name', () => {
  expect(FullName.parse('  Jose\u0301 ')).toBe('José')
})

test.each(['', 'A', '   ', 'a'.repeat(121), 'a'.repeat(1_000_000)])('a name has 2 to 120 letters', name =>
  expect(refuses(name)).toBe(true),
)

/** Directions, an isolate, no width, a line, controls, half an emoji. */
const UNSEEN = ['\u202e', '\u200e', '\u2067', '\u200b', '\u2028', '\u0000', '\u0007', '\u009f', '\ud83c']
test('what changes the direction, does not show or is half a character is refused wherever it stands', () => {
  fc.assert(
    fc.property(fc.constantFrom(...UNSEEN), fc.integer({ min: 1, max: 3 }), (one, at) => {
      expect(refuses(`${'Ana '.slice(0, at)}${one}${'Ana '.slice(at)}Rivera`)).toBe(true)
    }),
  )
})

test('whatever is taken for a name survives being stored, and reads as itself the second time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), typed => {
      const { success, data } = FullName.safeParse(typed)
      fc.pre(success && data !== undefined)
      expect(Buffer.from(data, 'utf8').toString('utf8')).toBe(data)
      expect(FullName.parse(data)).toBe(data)
      expect(data.length).toBeLessThanOrEqual(120)
    }),
  )
})

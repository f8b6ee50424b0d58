import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test('the pieces of any text are the text, each within the limit, no character cut in two', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom('¿Qué?', 'La ', 'playa. ', 'mar', '🐸', '\n\n', ' '))
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (whole, limit) => {
      const pieces = piecesOf(whole, limit)
      expect(pieces.map(piece => piece.text).join('')).toBe(whole)
      for (const { text: piece, from } of pieces) {
        expect(piece.length).toBeGreaterThan(0)
        expect(piece.length).toBeLessThanOrEqual(limit)
        expect(whole.slice(from, from + piece.length)).toBe(piece)
        expect(piece.isWellFormed()).toBe(whole.isWellFormed())
      }
    }),
  )
})

test('a text is cut after its sentences, a long sentence after a word', () => {
  const cut = (text: string, limit: number) => piecesOf(text, limit).map(piece => piece.text)
  expect(cut('Hay olas. ¡Qué grandes! Me gustan.', 25)).toEqual(['Hay olas. ¡Qué grandes! ', 'Me gustan.'])
  expect(cut('una dos tres cuatro', 9)).toEqual(['una dos ', 'tres ', 'cuatro'])
  expect(cut('otorrinolaringólogo', 8)).toEqual(['otorrino', 'laringól', 'ogo'])
  expect(cut('corto', 3000)).toEqual(['corto'])
  // A word more would fit, and belongs to the next sentence.
  expect(cut('Hay olas. ¡Qué grandes! Me gustan.', 30)).toEqual(['Hay olas. ¡Qué grandes! ', 'Me gustan.'])
  // What fits to the last letter fits.
  expect(cut('una dos tres', 8)).toEqual(['una dos ', 'tres'])
  expect(cut('una dos', 7)).toEqual(['una dos'])
  expect(cut('… — …', 3)).toEqual(['… —', ' …'])
  expect(cut('', 3)).toEqual([])
})

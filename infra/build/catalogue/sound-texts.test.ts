import { expect, test } from 'vitest'
import { richestTexts } from './sound-texts.ts'

const text = (id: string, grade: 'K' | '1', body: string, language: 'es-PR' | 'en-US' = 'es-PR') => ({
  id,
  grade,
  language,
  body: [body],
})

test('the text of a grade that has most of a sound for its length, whatever the order', () => {
  const texts = [
    text('long', 'K', 'El perro corre por la tierra y el carro va lejos, muy lejos de la casa.'),
    text('short', 'K', 'El perro corre: carro, tierra.'),
    text('english', '1', 'A carrot, a parrot, a mirror, a ferry.', 'en-US'),
  ]
  expect(richestTexts('es-rr', texts)).toEqual({ K: 'short' })
  expect(richestTexts('es-rr', texts.toReversed())).toEqual({ K: 'short' })
})

test('four places are enough, three are not', () => {
  expect(richestTexts('es-rr', [text('three', '1', 'perro, carro, tierra')])).toEqual({})
  expect(richestTexts('es-rr', [text('four', '1', 'perro, carro, tierra, torre')])).toEqual({ 1: 'four' })
})

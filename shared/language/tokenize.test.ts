import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const texts = (text: string) => tokenize(text).map(token => token.text)

test('words with what belongs to them, and nothing else', () => {
  expect(texts('—¡Hola! —dijo el coquí…y saltó.')).toEqual(['Hola', 'dijo', 'el', 'coquí', 'y', 'saltó'])
  expect(texts("It's a bien-te-veo, isn’t it?")).toEqual(["It's", 'a', 'bien-te-veo', 'isn’t', 'it'])
  expect(texts('$5, 3.5 y 1,200 a las 3:30; 25% en EE.UU. hoy.Fin')).toEqual([
    '$5',
    '3.5',
    'y',
    '1,200',
    'a',
    'las',
    '3:30',
    '25%',
    'en',
    'EE.UU',
    'hoy',
    'Fin',
  ])
  expect(texts('🐸 … — ¿?')).toEqual([])
})

test('boundaries: none within, phrase at a comma, sentence at a stop and at the end', () => {
  const boundaries = tokenize('El Dr. Paz, mi vecino, canta. Yo no\n\nTú sí').map(token => token.boundary)
  expect(boundaries).toEqual([
    'none',
    'none',
    'phrase',
    'none',
    'phrase',
    'sentence',
    'none',
    'sentence',
    'none',
    'sentence',
  ])
})

test('every word stands where its offsets say, in order, and no letter is lost', () => {
  const text = fc.string({ unit: fc.constantFrom(..."aé1ñ -–—.,’'$%¿?\n🐸"), maxLength: 40 })
  fc.assert(
    fc.property(text, source => {
      let end = 0
      for (const token of tokenize(source)) {
        expect(source.slice(token.start, token.end)).toBe(token.text)
        expect(token.start).toBeGreaterThanOrEqual(end)
        end = token.end
      }
      const letters = (value: string) => value.replace(/[^aé1ñ]/g, '')
      expect(
        letters(
          tokenize(source)
            .map(token => token.text)
            .join(''),
        ),
      ).toBe(letters(source))
    }),
  )
})

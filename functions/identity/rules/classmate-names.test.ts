import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from '#shared/language/folded.ts'
import { classmateNames } from './classmate-names.ts'

const shown = (...names: string[]) => classmateNames(names.map(fullName => ({ fullName })))

test('a class shows a first name, whatever is behind it', () => {
  expect(shown('Mía Isabel Quiñones', 'Ñeca', 'D’Angelo\u00a0Ríos')).toEqual(['Mía', 'Ñeca', 'D’Angelo'])
})

test.each([
  [
    ['Ana Rivera', 'Leo Cruz', 'Ana Soto'],
    ['Ana R.', 'Leo', 'Ana S.'],
  ],
  [
    ['Ana Rivera Cruz', 'Ana Rivera Soto'],
    ['Ana R. C.', 'Ana R. S.'],
  ],
  [
    ['Ana Rivera', 'Ana Ríos', 'Ana Soto'],
    ['Ana Riv.', 'Ana Río.', 'Ana Sot.'],
  ],
  [
    ['José Cruz', 'Jose Vega'],
    ['José C.', 'Jose V.'],
  ],
  [
    ['Ana', 'Ana Rivera'],
    ['Ana', 'Ana R.'],
  ],
  [
    ['Ana Ri', 'Ana Rivera'],
    ['Ana Ri', 'Ana Riv.'],
  ],
  // What is behind what tells them apart is left out.
  [
    ['Ana Rivera Cruz', 'Ana Soto Cruz'],
    ['Ana R.', 'Ana S.'],
  ],
  [
    ['Ana Rivera Cruz', 'Ana Rivero Cruz'],
    ['Ana Rivera', 'Ana Rivero'],
  ],
  // A word that is shown whole has no point behind it.
  [
    ['Ana R', 'Ana Soto'],
    ['Ana R', 'Ana S.'],
  ],
  [
    [' Ana  Rivera ', 'Ana Soto', ' Leo'],
    ['Ana R.', 'Ana S.', 'Leo'],
  ],
  [
    ['Ana Rivera', 'Ana Rivera'],
    ['Ana R. 1', 'Ana R. 2'],
  ],
] as const)('%j are shown as %j', (names, expected) => {
  expect(shown(...names)).toEqual(expected)
})

const word = fc.stringMatching(/^[A-ZÑ][a-záéíñü]{0,4}$/)
const names = fc.array(
  fc
    .tuple(fc.constantFrom('Ana', 'Leo', 'José', 'Jose'), fc.array(word, { maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest].join(' ')),
  { maxLength: 30, size: 'max' },
)

test('no two children look alike, and each is shown by their own name', () => {
  fc.assert(
    fc.property(names, all => {
      const made = shown(...all)
      expect(new Set(made.map(folded)).size).toBe(all.length)
      for (const [i, name] of made.entries()) {
        const words = name.split(' ').filter(part => !/^\d+$/.test(part))
        const own = (all[i] ?? '').split(' ')
        for (const [at, part] of words.entries()) expect(own[at]).toContain(part.replace('.', ''))
      }
    }),
  )
})

test('whose first name is nobody else’s is shown by it alone', () => {
  fc.assert(
    fc.property(names, all => {
      expect(shown('Zoé Ayala', ...all)[0]).toBe('Zoé')
    }),
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HeardWord } from '#shared/reading/schema.ts'
import { lightsOf, readToTheEnd } from './lights.ts'

const words = 'Ana llena su cubo La ola viene y se va'.split(' ')
const heard = (...said: string[]): HeardWord[] => said.map((word, n) => ({ word, start: n, end: n + 0.5 }))

test('the word after the last one read is lit', () => {
  const marks = lightsOf(words, 'es-PR')(heard('Ana', 'llena'))
  expect(marks.slice(0, 4)).toEqual(['read', 'read', 'current', 'pending'])
})

test('what the recogniser takes back goes dark again', () => {
  const light = lightsOf(words, 'es-PR')
  light(heard('Ana', 'llena', 'su', 'cubo'))
  expect(light(heard('Ana', 'lleno')).slice(2)).toEqual(
    lightsOf(words, 'es-PR')(heard('Ana', 'lleno')).slice(2),
  )
})

test('a leap to the last words is not the end; a reading with slips is', () => {
  const light = lightsOf(words, 'es-PR')
  expect(readToTheEnd(light(heard('y', 'se', 'va')))).toBe(false)
  expect(readToTheEnd(light(heard('Ana', 'llena', 'su', 'La', 'ola', 'viene', 'y', 'se', 'va')))).toBe(true)
})

test.each([
  [['read', 'missed'], true],
  [['read', 'missed', 'missed'], false],
  [['read', 'read', 'missed'], true],
  [['read', 'read', 'pending'], false],
  [['read', 'current'], false],
] as const)('%j is the end: %s', (marks, isEnd) => {
  expect(readToTheEnd(marks)).toBe(isEnd)
})

test('however the phrases came, the lights are those of the whole', () => {
  const phrase = fc.array(fc.constantFrom(...words, 'eh'), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 6 }), phrases => {
      const light = lightsOf(words, 'es-PR')
      for (const said of phrases) light(heard(...said))
      const last = heard(...(phrases.at(-1) ?? []))
      expect(light(last)).toEqual(lightsOf(words, 'es-PR')(last))
    }),
  )
})

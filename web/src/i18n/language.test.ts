import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { languageOnArrival, markedLanguage } from './language.ts'

const plain = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter(word => !/^(es|en)$|spanish|english/.test(word))
const spanish = fc.oneof(
  fc.constant('es'),
  plain.map(word => `${word}spanish`),
  plain.map(word => `spanish-${word}`),
)
const english = fc.oneof(
  fc.constant('en'),
  plain.map(word => `${word}-english`),
  plain.map(word => `english${word}`),
)
const current = fc.constantFrom(...LANGUAGES)
const around = (marker: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(plain, { maxLength: 3 }), marker, fc.array(plain, { maxLength: 3 }))
    .map(([before, marked, after]) => `/${[...before, marked, ...after].join('/')}`)

test('a marked path sets its language, whatever holds', () => {
  fc.assert(fc.property(around(spanish), current, (path, now) => languageOnArrival(path, now) === 'es-PR'))
  fc.assert(fc.property(around(english), current, (path, now) => languageOnArrival(path, now) === 'en-US'))
})

test('any other path keeps the language', () => {
  const unmarked = fc.array(plain, { minLength: 1, maxLength: 4 }).map(words => `/${words.join('/')}`)
  fc.assert(fc.property(unmarked, current, (path, now) => languageOnArrival(path, now) === now))
})

test('the root is Spanish and /en is English', () => {
  expect(markedLanguage('/')).toBe('es-PR')
  expect(markedLanguage('/en')).toBe('en-US')
  expect(markedLanguage('/reading-english')).toBe('en-US')
  expect(markedLanguage('/rest/open')).toBeUndefined()
})

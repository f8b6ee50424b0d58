import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** One spelling each, in every text of ours; those that the specification gives stay as it gives them. */
const NEVER: readonly RegExp[] = [
  /pre-?kinder/i,
  /pre-kínder/i,
  /\bkinder\b/i,
  /(?<![\p{L}])mango(?![\p{L}])/iu,
  /(?<![\p{L}])a dónde/iu,
  /[\d}]%/,
  /(?<!una )flor de maga/,
  /del curso\b|curso escolar/i,
  /con IA por nivel/,
  /\b(usted|ustedes no)\b/i,
]
const SPECIFIED = new Set(['Pre-Kinder', 'Kinder'])

const sentences = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentences)
      : []

const folder = new URL('es/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.json'))

test.each(files)('%s spells as the others do', name => {
  const all = sentences(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const odd = all.filter(said => !SPECIFIED.has(said) && NEVER.some(wrong => wrong.test(said)))
  expect(odd).toEqual([])
})

test('of what is misspelt, each is found', () => {
  const wrong = [
    'Pre-Kínder',
    'el Kinder',
    'un mango',
    '¿A dónde?',
    '80%',
    'la flor de maga',
    'del curso',
    'Usted',
  ]
  expect(wrong.filter(said => !NEVER.some(pattern => pattern.test(said)))).toEqual([])
  const right = [
    'Prekínder',
    'kínder',
    'un mangó',
    '¿Adónde?',
    '80 %',
    'una flor de maga',
    'hasta dónde',
    'del año escolar',
  ]
  expect(right.filter(said => NEVER.some(pattern => pattern.test(said)))).toEqual([])
})

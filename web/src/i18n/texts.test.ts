import { expect, test } from 'vitest'
import { errorStatus } from '#shared/error-status.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { landing } from './landing.ts'

type Tree = { readonly [key: string]: string | readonly string[] | Tree }

/** Every key with its text, `noun.key.key`. */
const leaves = (tree: Tree | readonly string[], path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
const spanish = new Map(leaves({ ...es, landing: landing['es-PR'] }))
const english = new Map(leaves({ ...en, landing: landing['en-US'] }))

test('both languages say the same things', () => {
  expect(spanish.size).toBeGreaterThan(100)
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort())
})

test('no text is empty, and both speak of the same parameters', () => {
  const parameters = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const [key, text] of spanish) {
    expect(text.trim(), key).not.toBe('')
    expect(english.get(key)?.trim(), key).not.toBe('')
    expect(new Set(parameters(english.get(key))), key).toEqual(new Set(parameters(text)))
  }
})

test('every plural has both its forms', () => {
  // Spanish has a third, `many`, for millions: no text counts so far.
  const plurals = [...spanish.keys()].filter(key => key.endsWith('_other'))
  expect(plurals.length).toBeGreaterThan(0)
  for (const key of plurals) expect(spanish.has(key.replace(/_other$/, '_one')), key).toBe(true)
})

test('every code that the server may answer has a text', () => {
  for (const code of Object.keys(errorStatus)) expect(spanish.has(`errors.${code}`), code).toBe(true)
})

test('Spanish opens what it closes', () => {
  for (const [key, text] of spanish) {
    expect(text.split('!').length, key).toBe(text.split('¡').length)
    expect(text.split('?').length, key).toBe(text.split('¿').length)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, contentHash } from './content-hash.ts'
import type { ReadingText } from './schema.ts'

const text: ReadingText = {
  id: 'sol',
  language: 'es-PR',
  grade: 'K',
  title: 'Sol',
  city: 'Ponce',
  category: 'poem',
  difficulty: 'easy',
  estimatedMinutes: 1,
  wpmTarget: 27,
  accuracyTarget: 0.85,
  body: ['Sol.'],
  vocabulary: [],
  pronunciationFocus: [],
  questions: [],
}

test('the order of keys does not name another text; a changed letter does', async () => {
  const shuffled = Object.fromEntries(Object.entries(text).reverse())
  expect(canonicalJson(shuffled)).toBe(canonicalJson(text))
  expect(await contentHash({ ...text })).toMatch(/^[0-9a-f]{64}$/)
  expect(await contentHash({ ...text, body: ['sol.'] })).not.toBe(await contentHash(text))
})

test('SHA-256 of the canonical bytes', async () => {
  const { createHash } = await import('node:crypto')
  expect(await contentHash(text)).toBe(createHash('sha256').update(canonicalJson(text)).digest('hex'))
})

test('canonical JSON says the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokenize } from '../language/tokenize.ts'
import { hasReadEnough, wordsThatEarn } from './enough-read.ts'

test('a tenth of a text earns, at least three words and at most twenty; of a shorter one all of it', () => {
  expect([1, 2, 3, 24, 30, 31, 42, 190, 191, 536].map(wordsThatEarn)).toEqual([
    1, 2, 3, 3, 3, 4, 5, 19, 20, 20,
  ])
})

test('one word less does not', () => {
  for (const words of [24, 42, 300]) {
    const enough = wordsThatEarn(words)
    expect(hasReadEnough({ words, wordsCorrect: enough })).toBe(true)
    expect(hasReadEnough({ words, wordsCorrect: enough - 1 })).toBe(false)
  }
})

test('two lines of any text of Pre-K earn, and in most of them the first one alone', () => {
  const folder = join(import.meta.dirname, '../catalogue/content/texts')
  const lines = readdirSync(folder)
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ grade }) => grade === 'PK')
    .map(({ body }: { body: readonly string[] }) => ({
      words: tokenize(body.join('\n')).length,
      first: tokenize(body[0] ?? '').length,
      two: tokenize(body.slice(0, 2).join('\n')).length,
    }))
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter(({ words, two }) => !hasReadEnough({ words, wordsCorrect: two }))).toEqual([])
  const alone = lines.filter(({ words, first }) => hasReadEnough({ words, wordsCorrect: first }))
  expect(alone.length / lines.length).toBeGreaterThan(0.9)
})

/** The pages on threats and on the standard are whole, and name files that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const page = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8')
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith('|') && !line.includes('| --- |'))
    .map(cellsOf)
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w@./-]+)`/g)].map(([, file = '']) => file).filter(file => /[/.]/.test(file))
const missing = (text: string) => filesIn(text).filter(file => !existsSync(join(ROOT, file)))

test('every threat names a test that is there', () => {
  const text = page('threats.md')
  const rows = rowsOf(text).filter(([who]) => who !== 'who')
  expect(rows.length).toBeGreaterThanOrEqual(30)
  for (const row of rows) {
    expect(row.every(Boolean), row.join(' | ')).toBe(true)
    expect(
      filesIn(row.at(-1) ?? '').some(file => file.endsWith('.test.ts')),
      row.join(' | '),
    ).toBe(true)
  }
  expect(missing(text)).toEqual([])
})

// 345 requirements has the standard, 92 of them of level 3 alone.
const LEVELS = { 1: 70, 2: 183 }

test('every requirement of ASVS 5.0 levels 1 and 2 has a verdict; what is met says where', () => {
  const text = page('asvs.md')
  const rows = rowsOf(text).filter(([number = '']) => /^\d/.test(number))
  expect(new Set(rows.map(([number]) => number)).size).toBe(LEVELS[1] + LEVELS[2])
  for (const [level, count] of Object.entries(LEVELS))
    expect(rows.filter(row => row[1] === level)).toHaveLength(count)
  const count = (verdict: string) => rows.filter(row => row[3] === verdict).length
  const [met, not, none] = [count('met'), count('not met'), count('not of this kind')]
  expect(met + not + none).toBe(rows.length)
  expect(text).toContain(`**${met} met, ${not} not met, ${none} not of this kind.**`)
  for (const row of rows) {
    expect(row.every(Boolean), row.join(' | ')).toBe(true)
    if (row[3] === 'met') expect(filesIn(row[4] ?? '').length, row.join(' | ')).toBeGreaterThan(0)
  }
  expect(missing(text)).toEqual([])
})

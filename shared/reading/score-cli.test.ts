import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ScoredReading } from './schema.ts'

const cli = fileURLToPath(new URL('score-cli.ts', import.meta.url))
const run = (input: string) => spawnSync(process.execPath, [cli], { input, encoding: 'utf8' })
const reading = {
  language: 'es-PR',
  expected: 'El sol.',
  heard: [{ word: 'el', start: 0, end: 0.3 }],
  seconds: 6,
}

test('a reading in, a score out', () => {
  const { stdout, status } = run(JSON.stringify(reading))
  expect(status).toBe(0)
  expect(ScoredReading.parse(JSON.parse(stdout))).toMatchObject({
    wordsCorrect: 1,
    wordsCorrectPerMinute: 10,
  })
})

test.each([
  ['{', 'kernel.malformedJson', []],
  ['{}', 'kernel.invalid', ['language', 'expected', 'heard', 'seconds']],
  [
    JSON.stringify({ ...reading, policy: { strictRules: ['no-rule'] } }),
    'kernel.invalid',
    ['policy.strictRules.0'],
  ],
])('%s is one line on standard error, and exit 1', (input, error, paths) => {
  const { stdout, stderr, status } = run(input)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.split('\n')).toHaveLength(2)
  const refusal = JSON.parse(stderr)
  expect(refusal.error).toBe(error)
  expect(refusal.issues.map((issue: { path: string }) => issue.path)).toEqual(paths)
})

import { expect, test } from 'vitest'
import { type Changed, judge } from './judge.ts'

const changes = (status: string, count: number, file = 'shared/coins/rules.ts'): Changed[] =>
  Array.from({ length: count }, (_, n) => ({ file, line: `line ${n}`, from: 'a', to: 'b', status }))

test('of what tests come by, 85 in a hundred must be noticed', () => {
  const of = (noticed: number, survived: number) =>
    judge([...changes('Killed', noticed), ...changes('Survived', survived)], [], true).failed
  expect([of(85, 15), of(84, 16)]).toEqual([false, true])
})

test('what hangs is noticed; what nobody comes by, or is made once, does not count', () => {
  const all = [...changes('Timeout', 9), ...changes('NoCoverage', 50), ...changes('Ignored', 50)]
  const { lines, failed } = judge([...all, ...changes('Survived', 1)], [], true)
  expect(failed).toBe(false)
  expect(lines.at(-1)).toBe(
    'mutants: 9 of 10 covered are noticed (90.0 %), 0 are equivalent, 50 nobody comes by',
  )
})

test('each noun has a figure, of shared and functions together', () => {
  const { lines } = judge(
    [
      ...changes('Killed', 3, 'shared/coins/rules.ts'),
      ...changes('Survived', 1, 'functions/coins/rules/spend.ts'),
      ...changes('Killed', 1, 'shared/audio/spans.ts'),
    ],
    [],
    true,
  )
  expect(lines.slice(-3, -1)).toEqual([
    'mutants of audio: 1 of 1 (100.0 %)',
    'mutants of coins: 3 of 4 (75.0 %)',
  ])
})

test('of the aligner 80 in a hundred are enough', () => {
  const of = (noticed: number) => {
    const align = 'shared/reading/align.ts'
    const aligned = [...changes('Killed', noticed, align), ...changes('Survived', 100 - noticed, align)]
    return judge([...changes('Killed', 1000), ...aligned], [], true).failed
  }
  expect([of(80), of(79)]).toEqual([false, true])
})

test('an equivalent does not count, and is listed only while it is one', () => {
  const equivalent = { file: 'shared/coins/rules.ts', line: 'line 0', to: 'b', why: 'Nothing is otherwise.' }
  const survivor = changes('Survived', 1)
  expect(judge([...changes('Killed', 1), ...survivor], [equivalent], true).failed).toBe(false)
  expect(judge([...changes('Killed', 1), ...survivor], [], true).failed).toBe(true)
  expect(judge(changes('Killed', 1), [equivalent], true).failed).toBe(true)
  // Of a part, nothing is said of what lies outside it.
  expect(judge(changes('Killed', 1), [equivalent], false).failed).toBe(false)
})

test('nothing that was changed is nothing that was noticed', () => {
  expect(judge([], [], true).failed).toBe(true)
})

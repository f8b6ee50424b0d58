import { expect, test } from 'vitest'
import type { Recommendation } from '#shared/progress/recommendations.ts'
import { linesOf } from '../group/children.ts'
import { cardsOf } from './cards.ts'

const lines = linesOf(
  Array.from({ length: 8 }, (_, n) => ({ studentId: `s${n}`, fullName: `Niño ${n}` })),
  [],
  '2026-11-20',
  new Set(),
)
const rr: Recommendation = {
  recommendationId: 'sound-es-rr',
  kind: 'sound',
  because: { rule: 'sound', language: 'es-PR', sound: 'es-rr', read: 20, missed: 5 },
  offeredOn: '2026-11-16',
}
const silent: Recommendation = {
  recommendationId: 'family-never',
  kind: 'family',
  because: { rule: 'silent', days: 0, since: null },
  offeredOn: '2026-11-16',
}
const told = (studentId: string, ...recommendations: Recommendation[]) => ({ studentId, recommendations })
const shown = (...all: ReturnType<typeof told>[]) =>
  cardsOf(all, lines).map(({ kind, children }) => [kind, children.map(({ line }) => line.studentId)])

test('who misses the same sound is together, seven of them in two groups; the rest is a card each', () => {
  expect(shown(told('s1', rr), told('s0', silent, rr), told('s2', silent))).toEqual([
    ['family', ['s0']],
    ['family', ['s2']],
    ['sound', ['s0', 's1']],
  ])
  const seven = Array.from({ length: 7 }, (_, n) => told(`s${n}`, rr))
  expect(shown(...seven).map(([, ids]) => ids?.length)).toEqual([4, 3])
})

test('a child who has left is not offered anything', () => {
  expect(shown(told('gone', silent))).toEqual([])
})

import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { GRADES } from '#shared/kernel/school.ts'
import type { Evidence } from '#shared/progress/schema.ts'
import { packedEvidence, unpackedEvidence } from './packed-evidence.ts'

const evidence = Array.from(
  { length: 60 },
  (_, n): Evidence => ({
    readingId: n === 7 ? 'reading-7' : v7(),
    version: n % 3,
    at: new Date(Date.parse('2026-08-10T12:00:00.123Z') + n * 70_000_000).toISOString(),
    grade: GRADES[n % GRADES.length] ?? 'K',
    difficulty: n % 2 ? 'easy' : 'hard',
    accuracy: (50 + (n % 43)) / 93,
    reachedAccuracy: n % 2 > 0,
    reachedPace: n % 5 > 0,
    ...(n % 4 > 0 && { paceOfGoal: (37 + 11 * (n % 15)) / 100 }),
  }),
)

test('what was packed comes back to the letter', () => {
  expect(unpackedEvidence(packedEvidence(evidence))).toEqual(evidence)
  expect(unpackedEvidence(packedEvidence([]))).toEqual([])
})

test('sixty readings are two write units, of which their row takes the rest', () => {
  expect(packedEvidence(evidence).length).toBeLessThan(2 * 1024 - 250)
})

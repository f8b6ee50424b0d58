import { expect, test } from 'vitest'
import { aimBody, proposalsFor } from './proposals.ts'

const probes = [50, 42, 44].map((pace, n) => ({ day: `2026-09-0${n + 1}`, grade: '2' as const, pace }))
const known = {
  language: 'en-US',
  grade: '2',
  probes,
  expected: () => 100.4,
  declared: new Set<string>(),
} as const
const values = { from: '2026-09-07', until: '2026-11-16', pace: '', basis: 'realistic', goal: '' }

test('a child stands where the latest readings say, and the goal follows from what it rests on', () => {
  expect(proposalsFor(values, known)).toEqual({ pace: 44, goal: 59 })
  expect(proposalsFor({ ...values, basis: 'ambitious' }, known)).toEqual({ pace: 44, goal: 64 })
  expect(proposalsFor({ ...values, basis: 'benchmark' }, known)).toEqual({ pace: 44, goal: 100 })
  expect(proposalsFor({ ...values, basis: 'own' }, known)).toEqual({ pace: 44, goal: undefined })
})

test('what the teacher writes goes before what is proposed', () => {
  const written = { ...values, pace: '30' }
  const proposals = proposalsFor(written, known)
  expect(proposals).toEqual({ pace: 44, goal: 45 })
  expect(aimBody(written, proposals)).toMatchObject({ pace: 30, goal: 45 })
  expect(aimBody({ ...written, goal: '50' }, proposals)).toMatchObject({ pace: 30, goal: 50 })
})

test('of what is not known nothing is proposed', () => {
  expect(proposalsFor(values, { ...known, probes: [] })).toEqual({ pace: undefined, goal: undefined })
  expect(proposalsFor({ ...values, from: '' }, known)).toEqual({ pace: undefined, goal: undefined })
  const young = { ...known, grade: 'K' as const, expected: () => undefined }
  expect(proposalsFor({ ...values, pace: '10' }, young).goal).toBeUndefined()
  expect(proposalsFor({ ...values, pace: '10', basis: 'benchmark' }, young).goal).toBeUndefined()
})

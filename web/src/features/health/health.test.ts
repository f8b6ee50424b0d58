import { expect, test } from 'vitest'
import type { HealthPart } from '#shared/health/schema.ts'
import { byNoun, troubled } from './health.ts'

const part = (noun: string | undefined, state: HealthPart['state']): HealthPart => ({
  ...(noun && { noun }),
  kind: 'table',
  name: 'table',
  state,
  finding: 'ready',
  milliseconds: 1,
  checkedAt: '2026-11-21T12:00:00.000Z',
})
const parts = [part('reading', 'warning'), part(undefined, 'ok'), part('coins', 'down'), part('audit', 'ok')]

test('what is down comes before what warns, and what is well not at all', () => {
  expect(troubled(parts).map(({ noun }) => noun)).toEqual(['coins', 'reading'])
})

test('what serves all comes first, then noun by noun', () => {
  expect([...byNoun(parts).keys()]).toEqual(['', 'audit', 'coins', 'reading'])
})

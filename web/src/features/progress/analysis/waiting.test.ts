import { expect, test } from 'vitest'
import type { Analysis } from '#shared/generation/analysis.ts'
import { pageState } from './waiting.ts'

const at = (minute: number) => `2026-11-20T14:0${minute}:00.000Z`
const analysis = (rest: Partial<Analysis>): Analysis => ({
  analysisId: 'a',
  state: 'written',
  askedAt: at(1),
  settledAt: at(2),
  ...rest,
})
const asked = { analysisId: 'a', state: 'asked', askedAt: at(1) } as const

test('where nobody asked there is none; what others asked for is waited for, too', () => {
  expect(pageState(undefined, undefined)).toBe('none')
  expect(pageState(null, undefined)).toBe('none')
  expect(pageState(asked, undefined)).toBe('writing')
  expect(pageState(analysis({}), undefined)).toBe('written')
  expect(pageState(analysis({ state: 'refused' }), undefined)).toBe('refused')
})

test('what was asked for here is awaited until something was settled after it, whoever asked for that', () => {
  expect(pageState(null, at(3))).toBe('writing')
  expect(pageState(analysis({}), at(3))).toBe('writing')
  expect(pageState(analysis({ state: 'refused' }), at(3))).toBe('writing')
  expect(pageState(analysis({ settledAt: at(4) }), at(3))).toBe('written')
  expect(pageState(analysis({ state: 'refused', settledAt: at(4) }), at(3))).toBe('refused')
})

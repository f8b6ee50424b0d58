import { expect, test } from 'vitest'
import { schoolYearOf, shownYear } from './school-year.ts'

test('a school year begins in August, by the island’s clock', () => {
  expect(schoolYearOf(new Date('2026-11-21T12:00:00Z'))).toBe(2026)
  expect(schoolYearOf(new Date('2027-05-30T12:00:00Z'))).toBe(2026)
  // Still July on the island.
  expect(schoolYearOf(new Date('2027-08-01T03:59:00Z'))).toBe(2026)
  expect(schoolYearOf(new Date('2027-08-01T04:00:00Z'))).toBe(2027)
  expect(shownYear(2026)).toBe('2026–2027')
})

import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-18T12:00:00Z', 'hace 3 días', '3 days ago'],
  ['2026-11-21T11:58:30Z', 'hace 1 minuto', '1 minute ago'],
  ['2026-11-21T09:10:00Z', 'hace 2 horas', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'ayer', 'yesterday'],
  ['2026-10-31T12:00:00Z', 'hace 3 semanas', '3 weeks ago'],
  ['2026-11-21T12:00:20Z', 'ahora', 'now'],
])('%s is %s', (instant, spanish, english) => {
  expect(relativeTime(instant, 'es-PR', now)).toBe(spanish)
  expect(relativeTime(instant, 'en-US', now)).toBe(english)
})

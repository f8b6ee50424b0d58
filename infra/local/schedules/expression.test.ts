import { describe, expect, it } from 'vitest'
import { compileSchedule } from './expression.ts'

const at = (text: string) => Date.parse(text)
const next = (expression: string, after: string, timezone?: string) => {
  const time = compileSchedule(expression, timezone)(at(after), at('2026-08-10T12:00:00Z'))
  return time === undefined ? undefined : new Date(time).toISOString()
}

describe('a schedule expression', () => {
  it.each([
    ['rate(1 minute)', '2026-08-10T12:00:00Z', '2026-08-10T12:01:00.000Z'],
    ['rate(5 minutes)', '2026-08-10T12:07:30Z', '2026-08-10T12:10:00.000Z'],
    ['rate(2 hours)', '2026-08-11T12:00:00Z', '2026-08-11T14:00:00.000Z'],
    ['rate(1 day)', '2026-08-12T11:59:59Z', '2026-08-12T12:00:00.000Z'],
    ['cron(15 10 * * ? *)', '2026-08-10T12:00:00Z', '2026-08-11T10:15:00.000Z'],
    // 10 August 2026 is a Monday; days count from Sunday, 1.
    ['cron(0 18 ? * MON-FRI *)', '2026-08-14T19:00:00Z', '2026-08-17T18:00:00.000Z'],
    ['cron(0 8 ? * 2#1 *)', '2026-08-10T12:00:00Z', '2026-09-07T08:00:00.000Z'],
    ['cron(0 8 ? * 1 *)', '2026-08-10T12:00:00Z', '2026-08-16T08:00:00.000Z'],
    ['cron(0 0 L * ? *)', '2026-08-10T12:00:00Z', '2026-08-31T00:00:00.000Z'],
    ['cron(0/15 * * * ? *)', '2026-08-10T12:01:00Z', '2026-08-10T12:15:00.000Z'],
    ['at(2026-09-01T08:00:00)', '2026-08-10T12:00:00Z', '2026-09-01T08:00:00.000Z'],
    ['at(2026-08-01T08:00:00)', '2026-08-10T12:00:00Z', undefined],
    ['cron(0 8 * * ? 2025)', '2026-08-10T12:00:00Z', undefined],
  ])('%s after %s is %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected)
  })

  it("follows the island's clock, and clocks that jump", () => {
    expect(next('cron(0 6 * * ? *)', '2026-08-10T12:00:00Z', 'America/Puerto_Rico')).toBe(
      '2026-08-11T10:00:00.000Z',
    )
    expect(next('cron(0 6 * * ? *)', '2026-03-07T12:00:00Z', 'America/New_York')).toBe(
      '2026-03-08T10:00:00.000Z',
    )
  })

  it.each([
    'rate(1 minutes)',
    'rate(5 minute)',
    'rate(0 minutes)',
    'cron(0 8 * * *)',
    'cron(0 8 * * MON *)',
    'every day',
    'at(tomorrow)',
  ])('refuses %s', expression => {
    expect(() => compileSchedule(expression)).toThrow(expression.slice(0, 5))
  })
})

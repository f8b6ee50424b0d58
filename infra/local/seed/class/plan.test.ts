import { expect, test } from 'vitest'
import { EIGHT_WEEKS, planFor, schoolDaysOf, snapshotAt, snapshots } from './plan.ts'

/** A Wednesday, at 9:00 on the island. */
const EARLY = '2026-11-18T13:00:00.000Z'
const plan = planFor(EIGHT_WEEKS, EARLY)

test('eight weeks of school days, and the week in which it is looked at', () => {
  const days = schoolDaysOf(plan)
  expect(days).toHaveLength(45)
  expect(days[0]).toEqual({ day: '2026-09-21', week: 0 })
  expect(days.at(-1)).toEqual({ day: '2026-11-20', week: 8 })
})

test.each([
  ['before the class has read today, yesterday is the newest', EARLY, '2026-11-17'],
  ['at ten it has read', '2026-11-18T14:00:00.000Z', '2026-11-18'],
  ['early on a Monday, the Friday before', '2026-11-16T10:00:00.000Z', '2026-11-13'],
  ['early on a Saturday, the Friday', '2026-11-21T13:00:00.000Z', '2026-11-20'],
  ['on a Sunday night, the Saturday of the week that ends', '2026-11-23T02:00:00.000Z', '2026-11-21'],
])('%s', (_, now, day) => {
  expect(snapshots(plan)[snapshotAt(planFor(EIGHT_WEEKS, now), now)]).toBe(day)
})

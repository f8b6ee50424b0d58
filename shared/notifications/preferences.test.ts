import { expect, test } from 'vitest'
import { instantOf } from '../kernel/school-day.ts'
import { isQuiet, isWanted, Preferences, popsUp, switchableFor } from './preferences.ts'

const at = (time: string) => instantOf('2026-11-20', time)
const quiet = (from: string, until: string): Preferences => ({ off: [], quiet: { from, until } })

test('quiet hours hold from their first minute to before their last, also past midnight', () => {
  const held = (preferences: Preferences, ...times: string[]) =>
    times.map(time => isQuiet(preferences, at(time)))
  expect(held(quiet('13:00', '15:00'), '12:59', '13:00', '14:59', '15:00')).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(held(quiet('20:00', '06:00'), '19:59', '20:00', '00:00', '05:59', '06:00')).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(held({ off: [] }, '00:00', '12:00')).toEqual([false, false])
})

test('in quiet hours only what is urgent pops up; what is normal never does', () => {
  const night = quiet('20:00', '06:00')
  const popping = (time: string) =>
    (['normal', 'high', 'urgent'] as const).filter(priority => popsUp(priority, night, at(time)))
  expect(popping('21:00')).toEqual(['urgent'])
  expect(popping('12:00')).toEqual(['high', 'urgent'])
})

test('what was switched off is not wanted; what cannot be is', () => {
  const preferences: Preferences = { off: ['friend_activity'] }
  expect(isWanted(preferences, 'friend_activity')).toBe(false)
  expect(isWanted(preferences, 'level_up')).toBe(true)
  expect(isWanted(preferences, 'family_linked')).toBe(true)
  expect(isWanted({ off: ['friend_activity', 'level_up'] }, 'level_up')).toBe(false)
  expect(Preferences.safeParse({ off: ['family_linked'] }).success).toBe(false)
})

test('quiet hours that end as they begin are none', () => {
  expect(Preferences.safeParse(quiet('20:00', '20:00')).success).toBe(false)
  expect(Preferences.safeParse(quiet('20:00', '24:00')).success).toBe(false)
  expect(Preferences.safeParse(quiet('20:00', '19:59')).success).toBe(true)
})

test('families are asked of the week, children of the rest, and all whom somebody may tell something of that', () => {
  expect(switchableFor(['family'])).toEqual(['weekly_summary', 'announcement', 'automation'])
  expect(switchableFor(['student'])).toHaveLength(10)
  expect(switchableFor(['student'])).not.toContain('weekly_summary')
  expect(switchableFor(['teacher'])).toEqual(['announcement', 'automation'])
  expect(switchableFor(['admin'])).toEqual([])
})

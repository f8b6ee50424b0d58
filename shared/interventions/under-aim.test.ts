import { expect, test } from 'vitest'
import { underAim } from './under-aim.ts'

// From 40 to 80 in eight school weeks: five words a week, one a school day. 2026-10-05 is a Monday.
const aims = [{ from: '2026-10-05', until: '2026-11-30', pace: 40, goal: 80 }]
const plan = { grade: '2' as const, phases: ['2026-10-05'], aims }
const NONE = new Set<string>()
const TODAY = '2026-11-20'
/** A reading of a text of the goal's grade on a day of that many words. */
const probe = (day: string, pace: number) => ({ day, pace, grade: '2' as const })
/** On the Mondays of October the line is at 40, 45, 50, 55 and, on the second of November, at 60. */
const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']
const weekly = (...paces: number[]) => paces.map((pace, n) => probe(mondays[n] ?? '', pace))

test('four points below the line say so: the last of them, the line of its day, and since when', () => {
  expect(underAim(plan, weekly(39, 44, 49, 54), TODAY, NONE)).toEqual({
    pace: 54,
    aim: 55,
    since: '2026-10-05',
  })
})

test('three say nothing; nor do four of which one is on the line', () => {
  expect(underAim(plan, weekly(39, 44, 49), TODAY, NONE)).toBeUndefined()
  for (const n of [0, 1, 2, 3]) {
    const paces = [39, 44, 49, 54].map((pace, at) => (at === n ? pace + 1 : pace))
    expect(underAim(plan, weekly(...paces), TODAY, NONE)).toBeUndefined()
  }
})

test('only the latest four count: one above before them is over, one above after them ends it', () => {
  expect(underAim(plan, weekly(90, 44, 49, 54, 59), TODAY, NONE)?.since).toBe('2026-10-12')
  expect(underAim(plan, weekly(39, 44, 49, 54, 61), TODAY, NONE)).toBeUndefined()
})

test('a change of what is done, or of the goal, begins anew', () => {
  const below = weekly(39, 44, 49, 54)
  expect(underAim({ ...plan, phases: ['2026-10-05', '2026-10-06'] }, below, TODAY, NONE)).toBeUndefined()
  const raised = [...aims, { from: '2026-10-12', until: '2026-11-30', pace: 45, goal: 90 }]
  expect(underAim({ ...plan, aims: raised }, below, TODAY, NONE)).toBeUndefined()
  // One that begins later changes nothing yet.
  expect(underAim({ ...plan, phases: ['2026-10-05', '2026-11-21'] }, below, TODAY, NONE)).toBeDefined()
  expect(underAim({ ...plan, phases: ['2026-10-05', TODAY] }, below, TODAY, NONE)).toBeUndefined()
})

test('readings of another grade, or of before the plan, are no points', () => {
  const others = weekly(39, 44, 49).concat({ ...probe('2026-10-26', 10), grade: '1' as never })
  expect(underAim(plan, others, TODAY, NONE)).toBeUndefined()
  expect(underAim(plan, [probe('2026-10-02', 10), ...weekly(39, 44, 49)], TODAY, NONE)).toBeUndefined()
  const later = { ...plan, phases: ['2026-11-21'], aims: [{ ...aims[0], from: '2026-11-21' }] as typeof aims }
  expect(underAim(later, weekly(39, 44, 49, 54), TODAY, NONE)).toBeUndefined()
})

test('the line stands still on a day without school', () => {
  const noSchool = new Set(['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23'])
  // A week less until the goal: it rises faster, and by the 26th has risen two weeks' worth.
  const told = underAim(plan, weekly(39, 44, 49, 50), TODAY, noSchool)
  expect(told?.aim).toBeCloseTo(40 + (40 / 7) * 2, 6)
})

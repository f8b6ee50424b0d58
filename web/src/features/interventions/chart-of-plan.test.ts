import { expect, test } from 'vitest'
import { reviewOf } from '#shared/interventions/review.ts'
import { addDays } from '#shared/kernel/school-day.ts'
import { chartOfPlan } from './chart-of-plan.ts'

const BEGUN = '2026-09-07'
const none = new Set<string>()
const phase = {
  from: BEGUN,
  tier: 2 as const,
  what: 'repeatedReading' as const,
  about: '',
  perWeek: 3,
  minutes: 15,
  size: 3,
  by: 't',
}
const aim = { from: BEGUN, until: '2026-11-16', pace: 40, goal: 60, basis: 'own' as const, by: 't' }
const plan = { grade: '2' as const, phases: [phase], aims: [aim] }
const weekly = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({
    day: addDays(BEGUN, 7 * (from + n)),
    grade: '2' as const,
    pace: 40 + 3 * (from + n),
  }))
const today = '2026-11-02'
const draw = (of: Parameters<typeof chartOfPlan>[0] & typeof plan, probes = weekly(-10, 8)) =>
  chartOfPlan(of, reviewOf(of, probes, today, none), today, none)

test('points stand by weeks of school; those of eight weeks before it are shown as such', () => {
  const { points } = draw(plan)
  expect(points.map(({ x }) => x)).toEqual(Array.from({ length: 17 }, (_, n) => n - 8))
  expect(points.filter(({ side }) => side === 'before')).toHaveLength(8)
  expect(points.at(-1)).toMatchObject({ x: 8, pace: 64, aim: 56, side: 'above' })
})

test('the aim line goes from where the child stood to the goal, the trend through the points since the line', () => {
  const { lines, marks, x } = draw(plan)
  expect(lines).toEqual([
    {
      id: BEGUN,
      kind: 'goal',
      points: [
        { x: 0, y: 40 },
        { x: 10, y: 60 },
      ],
    },
    {
      id: 'trend',
      kind: 'trend',
      points: [
        { x: 0, y: 40 },
        { x: 8, y: 64 },
      ],
    },
  ])
  expect(marks).toEqual([])
  expect(x).toEqual([-8, 10])
})

test('a goal that is raised ends the line before it; each change has its mark', () => {
  const raised = { ...aim, from: '2026-10-05', pace: 52, goal: 70 }
  const changed = { ...phase, from: '2026-10-19' }
  const { lines, marks } = draw({ ...plan, aims: [aim, raised], phases: [phase, changed] })
  expect(lines.filter(({ kind }) => kind === 'goal').map(({ points }) => points)).toEqual([
    [
      { x: 0, y: 40 },
      { x: 4, y: 48 },
    ],
    [
      { x: 4, y: 52 },
      { x: 10, y: 70 },
    ],
  ])
  expect(marks).toEqual([
    { x: 4, day: '2026-10-05' },
    { x: 6, day: '2026-10-19' },
  ])
  expect(lines.find(({ kind }) => kind === 'trend')?.points[0]).toEqual({ x: 6, y: 58 })
})

test('without points there are the lines alone; one point has no trend', () => {
  expect(draw(plan, []).points).toEqual([])
  expect(draw(plan, weekly(0, 0)).lines.map(({ kind }) => kind)).toEqual(['goal'])
})

test('months are named, six at most', () => {
  expect(draw(plan).months.map(({ day }) => day)).toEqual([
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
  ])
  const long = { ...plan, aims: [{ ...aim, until: '2027-06-01' }] }
  expect(draw(long).months.length).toBeLessThanOrEqual(6)
})

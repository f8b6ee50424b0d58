import { expect, test } from 'vitest'
import type { Progress } from '#shared/lessons/schema.ts'
import { doneIn, gradesWithUnits, isDone, nextIn } from './progress.ts'

const lessons = [{ id: 'count' }, { id: 'read', text: 'castle' }, { id: 'compare' }]
const progress: Progress = {
  activities: [
    {
      activityId: 'count',
      unitId: 'u',
      times: 1,
      bestScore: 0.5,
      lastFinishedAt: '2026-11-20T13:00:00.000Z',
    },
  ],
  texts: ['castle', 'compare'],
}

test('an activity is done when it was finished, a reading when its text was read', () => {
  expect(lessons.map(lesson => isDone(lesson, progress))).toEqual([true, true, false])
  expect(isDone({ id: 'read', text: 'other' }, progress)).toBe(false)
})

test('a unit counts its lessons and knows the next', () => {
  expect(doneIn({ lessons }, progress)).toBe(2)
  expect(nextIn({ lessons }, progress)?.id).toBe('compare')
  expect(nextIn({ lessons }, { activities: [], texts: [] })?.id).toBe('count')
})

test('the grade that is shown first is the child’s own, the next below it, or the first that has units', () => {
  const units = (['K', '1', '3'] as const).map(grade => ({ grade }))
  const nearestTo = (own: Parameters<typeof gradesWithUnits>[1]) => gradesWithUnits(units, own).nearest
  expect(gradesWithUnits(units, '1').grades).toEqual(['K', '1', '3'])
  expect([undefined, 'PK' as const, '1' as const, '2' as const, '5' as const].map(nearestTo)).toEqual([
    'K',
    'K',
    '1',
    '1',
    '3',
  ])
})

import { expect, test } from 'vitest'
import type { Progress } from '#shared/lessons/schema.ts'
import { doneIn, isDone, nextIn } from './progress.ts'

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

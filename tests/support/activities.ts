import type { EventBody } from '#shared/kernel/event.ts'
import type { activityFinished } from '#shared/lessons/events.ts'

/** A finished activity as its event tells it: an easy one, first of the day, one question of ten not right at once. */
export const activityFinishedBody = (
  differing: Partial<EventBody<typeof activityFinished>> = {},
): EventBody<typeof activityFinished> => ({
  studentId: 'student-1',
  day: '2026-11-20',
  finishId: 'finish-1',
  unitId: 'castillos-de-arena',
  unitHash: '0'.repeat(64),
  activityId: 'k-prueba-de-numeros',
  subject: 'Matemáticas',
  grade: 'K',
  difficulty: 'easy',
  attempt: 1,
  workOfDay: 1,
  questions: 10,
  rightAtOnce: 9,
  score: 0.9,
  ...differing,
})

import type { EventBody } from '#shared/kernel/event.ts'
import type { readingFinished } from '#shared/reading/events.ts'

/** A finished reading as its event tells it: aloud, first of the day, no target reached. */
export const readingFinishedBody = (
  differing: Partial<EventBody<typeof readingFinished>> = {},
): EventBody<typeof readingFinished> => ({
  readingId: 'reading-1',
  studentId: 'student-1',
  textId: 'castillos-de-arena',
  textHash: '0'.repeat(64),
  textTitle: 'Castillos de Arena',
  language: 'es-PR',
  grade: 'K',
  difficulty: 'easy',
  mode: 'aloud',
  wordsCorrect: 40,
  words: 42,
  accuracy: 0.95,
  wordsCorrectPerMinute: 30,
  reachedAccuracy: false,
  reachedPace: false,
  attempt: 1,
  workOfDay: 1,
  day: '2026-11-20',
  sounds: [],
  ...differing,
})

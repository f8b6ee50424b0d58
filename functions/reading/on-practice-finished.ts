import { subscriber } from '#functions/platform/subscriber.ts'
import { practiceFinished } from '#shared/reading/events.ts'
import { soundsOfPractice } from './practice.ts'
import { keepSounds } from './practice-store.ts'

export const handler = subscriber(practiceFinished, ({ id: eventId, at, body }) =>
  keepSounds({ eventId, at, studentId: body.studentId, day: body.day, adds: soundsOfPractice(body) }),
)

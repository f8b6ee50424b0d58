import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { keepSounds } from './practice-store.ts'
import { soundsOfReading } from './rules/practice.ts'

export const handler = subscriber(readingFinished, ({ id: eventId, at, body: { studentId, day, sounds } }) =>
  keepSounds({ eventId, at, studentId, day, adds: soundsOfReading(sounds) }),
)

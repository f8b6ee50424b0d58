import { subscriber } from '#functions/platform/events/subscriber.ts'
import { wordOverridden } from '#shared/reading/events.ts'
import { keepSounds } from './practice-store.ts'
import { soundsOfReading } from './rules/practice.ts'

export const handler = subscriber(wordOverridden, ({ id: eventId, at, body: { studentId, day, sounds } }) =>
  keepSounds({ eventId, at, studentId, day, adds: soundsOfReading(sounds) }),
)

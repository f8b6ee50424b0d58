import { subscriber } from '#functions/platform/events/subscriber.ts'
import { practiceFinished } from '#shared/reading/events.ts'
import { tallyOfRound } from '#shared/reading/sound-tally.ts'
import { keepSounds } from './practice-store.ts'

export const handler = subscriber(practiceFinished, ({ id: eventId, at, body }) => {
  const { studentId, day, sound } = body
  return keepSounds({ eventId, at, studentId, day, adds: { [sound]: tallyOfRound(body) } })
})

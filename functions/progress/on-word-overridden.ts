import { subscriber } from '#functions/platform/events/subscriber.ts'
import { wordOverridden } from '#shared/reading/events.ts'
import { asCorrected } from '#shared/reading/finished-reading.ts'
import { countsOfSounds, paceOfReading, skillAfter, tallyOfCorrection } from './progress.ts'
import { keepDeed } from './progress-store.ts'

export const handler = subscriber(wordOverridden, ({ id: eventId, at, body }) => {
  const { studentId, day, version } = body
  const reading = asCorrected(body.reading)
  const { language, textId, finishedAt } = reading
  return keepDeed({
    eventId,
    at,
    studentId,
    day,
    adds: tallyOfCorrection(body),
    pace: paceOfReading(reading, version),
    sounds: countsOfSounds(body.sounds),
    skill: {
      language,
      textId,
      after: before => skillAfter(before, { at: finishedAt, version }, reading),
    },
  })
})

import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { countsOfSounds, paceOfReading, skillAfter, tallyOfReading } from './progress.ts'
import { keepDeed } from './progress-store.ts'

export const handler = subscriber(readingFinished, ({ id: eventId, at, body }) =>
  keepDeed({
    eventId,
    at,
    studentId: body.studentId,
    day: body.day,
    adds: tallyOfReading(body),
    pace: paceOfReading(body, 0),
    sounds: countsOfSounds(body.sounds),
    skill: {
      language: body.language,
      textId: body.textId,
      after: before => skillAfter(before, { at, version: 0 }, body),
    },
  }),
)

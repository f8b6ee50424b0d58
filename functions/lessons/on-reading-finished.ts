import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { keepText } from './lessons-store.ts'

export const handler = subscriber(readingFinished, ({ body: { studentId, textId } }) =>
  keepText(studentId, textId),
)

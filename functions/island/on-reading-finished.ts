import { subscriber } from '#functions/platform/events/subscriber.ts'
import { weekOf } from '#shared/kernel/school-day.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { withReading } from './island.ts'
import { changeChild } from './island-store.ts'

export const handler = subscriber(readingFinished, ({ body: { studentId, day, readingId } }) =>
  changeChild(studentId, child => withReading(child, weekOf(day), readingId)),
)

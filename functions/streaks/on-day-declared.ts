import { subscriber } from '#functions/platform/events/subscriber.ts'
import { dayDeclared } from '#shared/schools/events.ts'
import { keepDeclared } from './calendar-store.ts'

export const handler = subscriber(dayDeclared, ({ body: { day, declared, version } }) =>
  keepDeclared(day, declared, version),
)

import { subscriber } from '#functions/platform/events/subscriber.ts'
import { dayDeclared } from '#shared/schools/events.ts'
import { keepDeclared } from './flag-store.ts'

/** Silence is counted in school days. */
export const handler = subscriber(dayDeclared, async ({ body: { day, declared, version } }) => {
  await keepDeclared(day, declared, version)
})

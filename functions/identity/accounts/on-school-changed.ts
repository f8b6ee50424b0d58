import { subscriber } from '#functions/platform/events/subscriber.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { keepSchool } from './school-store.ts'

/** Keeps where a school lies, what it is called and whether children sign up for it: as the latest event says. */
export const handler = subscriber(schoolChanged, ({ id, at, body }) => keepSchool(body, `${at} ${id}`))

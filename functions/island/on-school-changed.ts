import { subscriber } from '#functions/platform/events/subscriber.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { keepSchool } from './island-store.ts'

export const handler = subscriber(schoolChanged, ({ id, at, body }) => keepSchool(body, `${at} ${id}`))

import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { keepPlacement } from './progress-store.ts'

export const handler = subscriber(studentPlaced, ({ id, at, body }) => keepPlacement(id, at, body))

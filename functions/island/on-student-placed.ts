import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { withPlace } from './island.ts'
import { changeChild } from './island-store.ts'

export const handler = subscriber(studentPlaced, ({ id, at, body: { studentId, schoolId, groupIds } }) =>
  changeChild(studentId, child => withPlace(child, { said: `${at} ${id}`, learnsAt: schoolId, groupIds })),
)

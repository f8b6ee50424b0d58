import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { noteJoined } from './given-store.ts'

/** Whoever joins a group is asked for what is the whole group's from that day on. */
export const handler = subscriber(studentPlaced, async ({ at, body: { studentId, groupIds } }) => {
  for (const groupId of groupIds) await noteJoined(studentId, groupId, at, schoolDay(at))
})

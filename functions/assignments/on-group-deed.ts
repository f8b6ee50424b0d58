import { hears, subscriberOf } from '#functions/platform/events/subscriber.ts'
import { commit, putNew } from '#functions/platform/store/transaction.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { recommendationAccepted } from '#shared/progress/events.ts'
import { askedByRecommendation } from './assignments.ts'
import { assignmentRow } from './assignments-store.ts'
import { newLine, noteJoined } from './given-store.ts'

/**
 * Whoever joins a group is asked for what is the whole group's from that day on. What a teacher took of a recommendation
 * is asked for once: its id is the event's.
 */
export const handler = subscriberOf(
  hears(studentPlaced, async ({ at, body: { studentId, groupIds } }) => {
    for (const groupId of groupIds) await noteJoined(studentId, groupId, at, schoolDay(at))
  }),
  hears(recommendationAccepted, async ({ id: assignmentId, at, body }) => {
    const assignment = askedByRecommendation(body, { assignmentId, at })
    await commit<string>({
      writes: {
        assignment: putNew(assignmentRow(assignment)),
        ...Object.fromEntries(body.studentIds.map(id => [`to ${id}`, putNew(newLine(id, assignment))])),
      },
    })
  }),
)

import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, putNew } from '#functions/platform/store/transaction.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { recordVisit } from '#shared/activity/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { visitRow } from './visit-store.ts'

export const handler = command(recordVisit, async ({ actor, body, at, commit }) => {
  const visit = { activityId: newId(), activityType: body.activityType, at, day: schoolDay(at) }
  const { personId } = actor
  // Only students have streaks and usage figures; staff and families see the learner screens as a preview.
  const isStudent = actor.roles.includes('student')
  const told = { personId, activityType: visit.activityType, day: visit.day }
  await commit({
    reply: visit,
    writes: isStudent ? { visit: putNew(visitRow(personId, visit)) } : {},
    emits: isStudent ? [emit(visitRecorded, told, at)] : [],
  })
  return visit
})

import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, putNew } from '#functions/platform/store/transaction.ts'
import { activityRecorded } from '#shared/activity/events.ts'
import { recordActivity } from '#shared/activity/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { activityRow } from './activity-store.ts'

export const handler = command(recordActivity, async ({ actor, body, at, commit }) => {
  const activity = { activityId: newId(), activityType: body.activityType, at, day: schoolDay(at) }
  const { personId } = actor
  // Only students have streaks and usage figures; staff and families see the learner screens as a preview.
  const isStudent = actor.roles.includes('student')
  const told = { personId, activityType: activity.activityType, day: activity.day }
  await commit({
    reply: activity,
    writes: isStudent ? { activity: putNew(activityRow(personId, activity)) } : {},
    emits: isStudent ? [emit(activityRecorded, told, at)] : [],
  })
  return activity
})

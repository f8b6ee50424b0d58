import { expiry } from '#functions/platform/clock.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import type { Activity } from '#shared/activity/schema.ts'
import { activityTable } from './table.ts'

/** Thirteen months; after that only aggregates are kept. */
const KEPT_DAYS = 396

export const activityRow = (personId: string, activity: Activity): Row => ({
  ...key(activityTable, 'activity', { personId, at: activity.at, activityId: activity.activityId }),
  ...activity,
  expiresAt: expiry(activity.at, KEPT_DAYS),
})

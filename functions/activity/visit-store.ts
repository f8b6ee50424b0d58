import { expiry } from '#functions/platform/clock.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import type { Visit } from '#shared/activity/schema.ts'
import { activityTable } from './table.ts'

/** Thirteen months; after that only aggregates are kept. */
const KEPT_DAYS = 396

export const visitRow = (personId: string, visit: Visit): Row => ({
  ...key(activityTable, 'visit', { personId, at: visit.at, activityId: visit.activityId }),
  ...visit,
  expiresAt: expiry(visit.at, KEPT_DAYS),
})

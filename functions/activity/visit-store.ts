import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import type { Visit } from '#shared/activity/schema.ts'
import { activityTable } from './table.ts'

export const visitRow = (personId: string, visit: Visit): Row => ({
  ...key(activityTable, 'visit', { personId, at: visit.at, activityId: visit.activityId }),
  ...visit,
  expiresAt: expiry(visit.at, DEED_DAYS),
})

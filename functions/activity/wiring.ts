import { wire } from '#functions/platform/wiring.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { recordVisit } from '#shared/activity/routes.ts'
import { activityTable } from './table.ts'

export const wiring = wire({
  noun: 'activity',
  table: activityTable,
  emits: [visitRecorded],
  tells: [],
  functions: {
    http: { serves: [recordVisit], uses: { table: ['GetItem', 'PutItem'] } },
  },
})

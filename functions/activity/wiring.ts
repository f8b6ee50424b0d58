import { wire } from '#functions/platform/wiring.ts'
import { activityRecorded } from '#shared/activity/events.ts'
import { recordActivity } from '#shared/activity/routes.ts'
import { activityTable } from './table.ts'

export const wiring = wire({
  noun: 'activity',
  table: activityTable,
  emits: [activityRecorded],
  tells: [],
  functions: {
    http: { serves: [recordActivity], uses: { table: ['GetItem', 'PutItem'] } },
  },
})

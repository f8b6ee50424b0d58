import { wire } from '#functions/platform/wiring.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { finishActivity, listActivities } from '#shared/lessons/routes.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { lessonsTable } from './table.ts'

export const wiring = wire({
  noun: 'lessons',
  table: lessonsTable,
  emits: [activityFinished],
  tells: [],
  functions: {
    http: {
      serves: [finishActivity, listActivities],
      uses: { table: ['GetItem', 'PutItem', 'Query'], content: true },
    },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['PutItem'] } },
  },
})

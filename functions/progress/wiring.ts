import { wire } from '#functions/platform/wiring.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { levelMoved, weekClosed } from '#shared/progress/events.ts'
import { WEEKS_CLOSE } from '#shared/progress/report-week.ts'
import { getGroupProgress, getProgress, getStudentProgress } from '#shared/progress/routes.ts'
import { questionsAnswered, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import { progressTable } from './table.ts'

export const wiring = wire({
  noun: 'progress',
  table: progressTable,
  emits: [levelMoved, weekClosed],
  tells: [],
  functions: {
    http: {
      serves: [getProgress, getStudentProgress, getGroupProgress],
      uses: { table: ['GetItem', 'Query'], indexes: ['group'] },
    },
    'count-children': {
      everyMinutes: 1,
      uses: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'], indexes: ['changed'] },
    },
    'close-weeks': {
      rounds: WEEKS_CLOSE,
      uses: { table: ['GetItem', 'Query', 'PutItem'], indexes: ['placed'] },
    },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['GetItem', 'PutItem'] } },
    'on-questions-answered': { hears: questionsAnswered, uses: { table: ['GetItem', 'PutItem'] } },
    // Few: by hand.
    'on-word-overridden': { hears: wordOverridden, atOnce: 2, uses: { table: ['GetItem', 'PutItem'] } },
    'on-activity-finished': { hears: activityFinished, uses: { table: ['GetItem', 'PutItem'] } },
    'on-student-placed': { hears: studentPlaced, uses: { table: ['GetItem', 'PutItem'] } },
  },
})

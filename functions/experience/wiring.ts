import { wire } from '#functions/platform/wiring.ts'
import { levelReached } from '#shared/experience/events.ts'
import { experienceChanged } from '#shared/experience/live.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { experienceTable } from './table.ts'

export const wiring = wire({
  noun: 'experience',
  table: experienceTable,
  emits: [levelReached],
  tells: [experienceChanged],
  functions: {
    http: { serves: [getExperience], uses: { table: ['GetItem'] } },
    // All that earns, through one queue.
    'on-work-finished': {
      hears: [readingFinished, activityFinished, practiceFinished],
      uses: { table: ['GetItem', 'PutItem'] },
    },
  },
})

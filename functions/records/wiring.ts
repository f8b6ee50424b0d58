import { wire } from '#functions/platform/wiring.ts'
import { erasureAnswers } from '#shared/contract.ts'
import { erasureAsked, jobAdvanced, recordsAudited } from '#shared/records/events.ts'
import { askErasure, askExport, getExport, listRecordJobs } from '#shared/records/routes.ts'
import { recordsTable } from './table.ts'

export const wiring = wire({
  noun: 'records',
  table: recordsTable,
  emits: [recordsAudited, jobAdvanced, erasureAsked],
  tells: [],
  functions: {
    http: {
      serves: [askExport, askErasure, listRecordJobs, getExport],
      uses: { table: ['GetItem', 'PutItem', 'Query'], uploads: true },
    },
    'on-job-advanced': {
      hears: jobAdvanced,
      uses: {
        table: ['GetItem', 'PutItem'],
        everyTable: ['Query', 'DeleteItem'],
        uploads: true,
        deletesUploads: true,
      },
    },
    // Seldom asked.
    'on-forgotten': { hears: erasureAnswers, atOnce: 2, uses: { table: ['GetItem', 'PutItem'] } },
    'resume-jobs': { everyMinutes: 1, uses: { table: ['PutItem'], indexes: ['open'] } },
  },
})

import { wire } from '#functions/platform/wiring.ts'
import { textAsked, textWritten } from '#shared/generation/events.ts'
import { textChanged } from '#shared/generation/live.ts'
import { askText, getStudentText, getText, listStudentTexts, listTexts } from '#shared/generation/routes.ts'
import { TEXTS_AT_ONCE } from '#shared/generation/schema.ts'
import { textKept } from '#shared/reading/events.ts'
import { generationTable } from './table.ts'

export const wiring = wire({
  noun: 'generation',
  table: generationTable,
  emits: [textAsked, textWritten],
  tells: [textChanged],
  functions: {
    http: {
      serves: [askText, listTexts, getText, listStudentTexts, getStudentText],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
    },
    // Few at once: a model answers so many in a minute, and whoever comes later waits in the queue.
    'on-text-asked': {
      hears: textAsked,
      atOnce: TEXTS_AT_ONCE,
      batch: 1,
      uses: { table: ['PutItem', 'UpdateItem'], content: true, model: true },
    },
    'on-text-kept': { hears: textKept, uses: { table: ['UpdateItem'] } },
  },
})

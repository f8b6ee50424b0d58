import { wire } from '#functions/platform/wiring.ts'
import { ANALYSES_AT_ONCE } from '#shared/generation/analysis.ts'
import { getGroupAnalysis, getStudentAnalysis } from '#shared/generation/analysis-routes.ts'
import { textAsked, textWritten } from '#shared/generation/events.ts'
import { analysisChanged, textChanged } from '#shared/generation/live.ts'
import { askText, getStudentText, getText, listStudentTexts, listTexts } from '#shared/generation/routes.ts'
import { TEXTS_AT_ONCE } from '#shared/generation/schema.ts'
import { analysisAsked } from '#shared/progress/events.ts'
import { textKept } from '#shared/reading/events.ts'
import { generationTable } from './table.ts'

export const wiring = wire({
  noun: 'generation',
  table: generationTable,
  emits: [textAsked, textWritten],
  tells: [textChanged, analysisChanged],
  functions: {
    http: {
      serves: [
        askText,
        listTexts,
        getText,
        listStudentTexts,
        getStudentText,
        getGroupAnalysis,
        getStudentAnalysis,
      ],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
    },
    // Few at once: a model answers so many in a minute, and whoever comes later waits in the queue.
    'on-text-asked': {
      hears: textAsked,
      atOnce: TEXTS_AT_ONCE,
      batch: 1,
      uses: { table: ['PutItem', 'UpdateItem'], content: true, model: true },
    },
    'on-analysis-asked': {
      hears: analysisAsked,
      atOnce: ANALYSES_AT_ONCE,
      batch: 1,
      uses: { table: ['UpdateItem'], content: true, model: true },
    },
    'on-text-kept': { hears: textKept, atOnce: 2, uses: { table: ['UpdateItem'] } },
  },
})

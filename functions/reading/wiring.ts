import { wire } from '#functions/platform/wiring.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import {
  finishPractice,
  finishReading,
  getPractice,
  listReadings,
  listStudentReadings,
  openTranscription,
} from '#shared/reading/routes.ts'
import { readingTable } from './table.ts'

export const wiring = wire({
  noun: 'reading',
  table: readingTable,
  emits: [readingFinished, practiceFinished],
  tells: [],
  functions: {
    http: {
      serves: [
        finishReading,
        listReadings,
        listStudentReadings,
        openTranscription,
        finishPractice,
        getPractice,
      ],
      uses: { table: ['GetItem', 'PutItem', 'Query'], content: true, transcription: true },
    },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['GetItem', 'PutItem'] } },
    'on-practice-finished': { hears: practiceFinished, uses: { table: ['GetItem', 'PutItem'] } },
  },
})

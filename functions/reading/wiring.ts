import { wire } from '#functions/platform/wiring.ts'
import { readingFinished } from '#shared/reading/events.ts'
import {
  finishReading,
  listReadings,
  listStudentReadings,
  openTranscription,
} from '#shared/reading/routes.ts'
import { readingTable } from './table.ts'

export const wiring = wire({
  noun: 'reading',
  table: readingTable,
  emits: [readingFinished],
  tells: [],
  functions: {
    http: {
      serves: [finishReading, listReadings, listStudentReadings, openTranscription],
      uses: { table: ['GetItem', 'PutItem', 'Query'], content: true, transcription: true },
    },
  },
})

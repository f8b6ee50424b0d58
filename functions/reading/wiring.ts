import { wire } from '#functions/platform/wiring.ts'
import { questionsAnswered, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import {
  answerQuestions,
  finishReading,
  getGroupPolicy,
  getPolicy,
  getStudentReading,
  listReadings,
  listStudentReadings,
  openTranscription,
  overrideWord,
  setGroupPolicy,
} from '#shared/reading/routes.ts'
import { readingTable } from './table.ts'

export const wiring = wire({
  noun: 'reading',
  table: readingTable,
  emits: [readingFinished, questionsAnswered, wordOverridden],
  tells: [],
  functions: {
    http: {
      serves: [
        finishReading,
        answerQuestions,
        listReadings,
        listStudentReadings,
        getStudentReading,
        overrideWord,
        getPolicy,
        getGroupPolicy,
        setGroupPolicy,
        openTranscription,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
        content: true,
        transcription: true,
      },
    },
  },
})

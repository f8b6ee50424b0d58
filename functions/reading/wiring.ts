import { wire } from '#functions/platform/wiring.ts'
import { textWritten } from '#shared/generation/events.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { levelMoved } from '#shared/progress/events.ts'
import {
  placementFinished,
  practiceFinished,
  questionsAnswered,
  readingFinished,
  textKept,
  wordOverridden,
} from '#shared/reading/events.ts'
import {
  askPlacement,
  finishPlacement,
  getPlacement,
  getStudentPlacement,
} from '#shared/reading/placement-routes.ts'
import {
  answerQuestions,
  finishPractice,
  finishReading,
  getGroupPolicy,
  getLibrary,
  getPolicy,
  getPractice,
  getStudentLibrary,
  getStudentPractice,
  getStudentReading,
  listReadings,
  listStudentReadings,
  openTranscription,
  overrideWord,
  setGroupPolicy,
  setStudentLibrary,
} from '#shared/reading/routes.ts'
import { listStudentWork } from '#shared/reading/work-routes.ts'
import { readingTable } from './table.ts'

export const wiring = wire({
  noun: 'reading',
  table: readingTable,
  emits: [readingFinished, practiceFinished, placementFinished, questionsAnswered, wordOverridden, textKept],
  tells: [],
  functions: {
    http: {
      serves: [
        answerQuestions,
        listReadings,
        listStudentReadings,
        listStudentWork,
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
    // What scores carries the engine and both languages: apart from the rest, and by who waits for it.
    'finish-http': {
      serves: [finishReading, finishPractice, finishPlacement],
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'], content: true },
    },
    'review-http': {
      serves: [getStudentReading, overrideWord],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem'], content: true },
    },
    'library-http': {
      serves: [
        getLibrary,
        getStudentLibrary,
        setStudentLibrary,
        getPlacement,
        getStudentPlacement,
        askPlacement,
      ],
      uses: { table: ['BatchGetItem', 'PutItem'] },
    },
    'practice-http': { serves: [getPractice, getStudentPractice], uses: { table: ['Query'] } },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['GetItem', 'PutItem'] } },
    // Few: by hand.
    'on-word-overridden': { hears: wordOverridden, atOnce: 2, uses: { table: ['GetItem', 'PutItem'] } },
    'on-student-placed': { hears: studentPlaced, atOnce: 2, uses: { table: ['BatchGetItem', 'PutItem'] } },
    'on-level-moved': { hears: levelMoved, atOnce: 3, uses: { table: ['BatchGetItem', 'PutItem'] } },
    'on-text-written': { hears: textWritten, atOnce: 2, uses: { table: ['PutItem'] } },
    'on-practice-finished': { hears: practiceFinished, uses: { table: ['GetItem', 'PutItem'] } },
  },
})

import { wire } from '#functions/platform/wiring.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { planChanged } from '#shared/interventions/events.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { askGroupAnalysis, askStudentAnalysis } from '#shared/progress/analysis-routes.ts'
import {
  analysisAsked,
  familyAsked,
  flagEnded,
  flagRaised,
  levelMoved,
  recommendationAccepted,
  weekClosed,
} from '#shared/progress/events.ts'
import { LOOKED_AT } from '#shared/progress/flags.ts'
import { setReadingGoal } from '#shared/progress/goal-routes.ts'
import {
  decideRecommendation,
  getRecommendationFigures,
  listRecommendations,
} from '#shared/progress/recommendation-routes.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { WEEKS_CLOSE } from '#shared/progress/report-week.ts'
import {
  getGroupComprehension,
  getGroupProgress,
  getProgress,
  getSchoolProgress,
  getStudentProgress,
  listProbes,
  setFlagAside,
} from '#shared/progress/routes.ts'
import {
  placementFinished,
  questionsAnswered,
  readingFinished,
  wordOverridden,
} from '#shared/reading/events.ts'
import { dayDeclared } from '#shared/schools/events.ts'
import { progressTable } from './table.ts'

export const wiring = wire({
  noun: 'progress',
  table: progressTable,
  emits: [levelMoved, weekClosed, flagRaised, flagEnded, recommendationAccepted, analysisAsked, familyAsked],
  tells: [],
  functions: {
    http: {
      serves: [
        getProgress,
        getStudentProgress,
        getGroupProgress,
        getSchoolProgress,
        getGroupComprehension,
        listProbes,
        listReportWeeks,
        setFlagAside,
        setReadingGoal,
        listRecommendations,
        decideRecommendation,
        getRecommendationFigures,
        askGroupAnalysis,
        askStudentAnalysis,
      ],
      uses: { table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'], indexes: ['group'] },
    },
    'count-children': {
      everyMinutes: 1,
      uses: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'], indexes: ['changed', 'group'] },
    },
    'look-again': { rounds: LOOKED_AT, uses: { table: ['GetItem', 'PutItem'], indexes: ['placed'] } },
    'close-weeks': {
      rounds: WEEKS_CLOSE,
      uses: { table: ['GetItem', 'Query', 'PutItem'], indexes: ['placed'] },
    },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['GetItem', 'PutItem'] } },
    // Once a child and language, and seldom anew.
    'on-placement-finished': { hears: placementFinished, atOnce: 2, uses: { table: ['GetItem', 'PutItem'] } },
    'on-questions-answered': { hears: questionsAnswered, uses: { table: ['GetItem', 'PutItem'] } },
    // Few: by hand.
    'on-word-overridden': { hears: wordOverridden, atOnce: 2, uses: { table: ['GetItem', 'PutItem'] } },
    'on-activity-finished': { hears: activityFinished, uses: { table: ['GetItem', 'PutItem'] } },
    // Seldom told.
    'on-day-declared': { hears: dayDeclared, atOnce: 2, uses: { table: ['UpdateItem'] } },
    // Seldom, and by hand.
    'on-plan-changed': { hears: planChanged, atOnce: 2, uses: { table: ['PutItem', 'UpdateItem'] } },
    'on-student-placed': { hears: studentPlaced, uses: { table: ['GetItem', 'PutItem'] } },
  },
})

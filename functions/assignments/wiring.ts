import { wire } from '#functions/platform/wiring.ts'
import { DUE_LOOKED_AT, workDueTomorrow } from '#shared/assignments/events.ts'
import { workNoted } from '#shared/assignments/live.ts'
import {
  listAssignments,
  listGroupAssignments,
  makeAssignment,
  setDueDay,
  withdrawAssignment,
} from '#shared/assignments/routes.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { recommendationAccepted } from '#shared/progress/events.ts'
import { practiceFinished, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import { assignmentsTable } from './table.ts'

export const wiring = wire({
  noun: 'assignments',
  table: assignmentsTable,
  emits: [workDueTomorrow],
  tells: [workNoted],
  functions: {
    http: {
      serves: [listAssignments, listGroupAssignments, makeAssignment, setDueDay, withdrawAssignment],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'], indexes: ['group'] },
    },
    // The teacher waits for it, the child does not: a few at once keep up with a morning.
    'on-work-done': {
      hears: [readingFinished, wordOverridden, practiceFinished, activityFinished],
      atOnce: 4,
      uses: { table: ['PutItem', 'Query'], standings: true },
    },
    'remind-due': {
      rounds: DUE_LOOKED_AT,
      uses: { table: ['GetItem', 'PutItem'], indexes: ['due', 'group'], standings: true },
    },
    // Seldom, and by hand.
    'on-group-deed': {
      hears: [studentPlaced, recommendationAccepted],
      atOnce: 2,
      uses: { table: ['PutItem', 'UpdateItem'] },
    },
  },
})

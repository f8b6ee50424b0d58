import { wire } from '#functions/platform/wiring.ts'
import {
  listAssignments,
  listGroupAssignments,
  makeAssignment,
  setDueDay,
  withdrawAssignment,
} from '#shared/assignments/routes.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { assignmentsTable } from './table.ts'

export const wiring = wire({
  noun: 'assignments',
  table: assignmentsTable,
  emits: [],
  tells: [],
  functions: {
    http: {
      serves: [listAssignments, listGroupAssignments, makeAssignment, setDueDay, withdrawAssignment],
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'], indexes: ['group'] },
    },
    // Nobody waits for it: a few at once keep up with a morning.
    'on-work-done': {
      hears: [readingFinished, practiceFinished, studentPlaced],
      atOnce: 2,
      uses: { table: ['PutItem', 'Query'] },
    },
  },
})

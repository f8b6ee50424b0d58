import { wire } from '#functions/platform/wiring.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { planChanged } from '#shared/interventions/events.ts'
import {
  changeIntervention,
  endIntervention,
  listGroupInterventions,
  listInterventionSessions,
  listInterventions,
  logSession,
  setGoal,
  startIntervention,
  strikeSession,
} from '#shared/interventions/routes.ts'
import { interventionsTable } from './table.ts'

export const wiring = wire({
  noun: 'interventions',
  table: interventionsTable,
  emits: [planChanged],
  tells: [],
  functions: {
    http: {
      serves: [
        listInterventions,
        listGroupInterventions,
        startIntervention,
        changeIntervention,
        setGoal,
        endIntervention,
        listInterventionSessions,
        logSession,
        strikeSession,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem', 'Query'],
        indexes: ['group'],
      },
    },
    'on-student-placed': {
      hears: studentPlaced,
      atOnce: 2,
      uses: { table: ['GetItem', 'PutItem', 'DeleteItem'] },
    },
  },
})

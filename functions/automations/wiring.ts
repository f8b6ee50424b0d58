import { wire } from '#functions/platform/wiring.ts'
import { workDueTomorrow } from '#shared/assignments/events.ts'
import { ruleAudited, ruleStopped, ruleTold } from '#shared/automations/events.ts'
import {
  endRule,
  getRuleWords,
  holdPlace,
  holdRules,
  listHistory,
  listRules,
  makeRule,
  previewRule,
  switchRule,
} from '#shared/automations/routes.ts'
import { levelReached } from '#shared/experience/events.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { flagEnded, flagRaised } from '#shared/progress/events.ts'
import { automationsTable } from './table.ts'

export const wiring = wire({
  noun: 'automations',
  table: automationsTable,
  emits: [ruleTold, ruleStopped, ruleAudited],
  tells: [],
  functions: {
    http: {
      serves: [
        listRules,
        makeRule,
        previewRule,
        switchRule,
        endRule,
        listHistory,
        holdRules,
        holdPlace,
        getRuleWords,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem', 'Query'],
        indexes: ['happened', 'did'],
      },
    },
    'on-fact': {
      hears: [flagRaised, flagEnded, workDueTomorrow, levelReached],
      // Nobody waits for it: a morning's flags of the whole island are told within minutes.
      atOnce: 3,
      uses: {
        table: ['BatchGetItem', 'BatchWriteItem', 'PutItem', 'UpdateItem'],
        indexes: ['watching'],
        standings: true,
      },
    },
    // One query each, of whom most have no rules.
    'on-standing-changed': {
      hears: standingChanged,
      atOnce: 2,
      uses: { table: ['PutItem', 'Query'], standings: true },
    },
  },
})

import { wire } from '#functions/platform/wiring.ts'
import { listIslandAudit, listSchoolAudit } from '#shared/audit/routes.ts'
import { ruleAudited } from '#shared/automations/events.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { sendingAudited } from '#shared/notifications/events.ts'
import { wordOverridden } from '#shared/reading/events.ts'
import { recordsAudited } from '#shared/records/events.ts'
import { auditTable } from './table.ts'

export const wiring = wire({
  noun: 'audit',
  table: auditTable,
  emits: [],
  tells: [],
  functions: {
    http: { serves: [listIslandAudit, listSchoolAudit], uses: { table: ['Query'], indexes: ['bySchool'] } },
    'on-standing-audited': { hears: standingAudited, atOnce: 2, uses: { table: ['PutItem'] } },
    'on-word-overridden': { hears: wordOverridden, atOnce: 2, uses: { table: ['PutItem'] } },
    'on-records-audited': {
      hears: [recordsAudited, sendingAudited, ruleAudited],
      atOnce: 2,
      uses: { table: ['PutItem'] },
    },
  },
})

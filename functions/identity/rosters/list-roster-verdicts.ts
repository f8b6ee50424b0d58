import { listVerdicts } from '#functions/platform/import/routes.ts'
import { listRosterVerdicts } from '#shared/identity/roster-import-routes.ts'
import { rosterSpec } from '../rules/roster-files.ts'

export const handler = listVerdicts(listRosterVerdicts, rosterSpec)

import { listVerdicts } from '#functions/platform/import-routes.ts'
import { listRosterVerdicts } from '#shared/identity/roster-import-routes.ts'
import { rosterImport } from './roster-import.ts'

export const handler = listVerdicts(listRosterVerdicts, rosterImport)

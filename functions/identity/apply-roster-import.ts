import { applyImport } from '#functions/platform/import-routes.ts'
import { applyRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterImport } from './roster-import.ts'

export const handler = applyImport(applyRosterImport, rosterImport)

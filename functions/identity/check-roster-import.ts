import { checkImport } from '#functions/platform/import-routes.ts'
import { checkRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterImport } from './roster-import.ts'

export const handler = checkImport(checkRosterImport, rosterImport)

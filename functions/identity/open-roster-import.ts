import { openImport } from '#functions/platform/import-routes.ts'
import { openRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterImport } from './roster-import.ts'

export const handler = openImport(openRosterImport, rosterImport)

import { openImport } from '#functions/platform/import/routes.ts'
import { openRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterSpec } from '../rules/roster-files.ts'

export const handler = openImport(openRosterImport, rosterSpec)

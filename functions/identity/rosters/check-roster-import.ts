import { checkImport } from '#functions/platform/import/routes.ts'
import { checkRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterSpec } from '../rules/roster-files.ts'

export const handler = checkImport(checkRosterImport, rosterSpec)

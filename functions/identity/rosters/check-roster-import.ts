import { checkImport } from '#functions/platform/import/routes.ts'
import { checkRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterDoor } from '../rules/roster-files.ts'

export const handler = checkImport(checkRosterImport, rosterDoor)

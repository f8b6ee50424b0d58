import { checkImport } from '#functions/platform/import/routes.ts'
import { checkRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterDoor } from './files.ts'

export const handler = checkImport(checkRosterImport, rosterDoor)

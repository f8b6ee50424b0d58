import { openImport } from '#functions/platform/import/routes.ts'
import { openRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterDoor } from '../rules/roster-files.ts'

export const handler = openImport(openRosterImport, rosterDoor)

import { applyImport } from '#functions/platform/import/routes.ts'
import { applyRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterDoor } from './files.ts'

export const handler = applyImport(applyRosterImport, rosterDoor)

import { applyImport } from '#functions/platform/import/routes.ts'
import { applyRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterDoor } from '../rules/roster-files.ts'

export const handler = applyImport(applyRosterImport, rosterDoor)

import { applyImport } from '#functions/platform/import/routes.ts'
import { applyRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterSpec } from '../rules/roster-files.ts'

export const handler = applyImport(applyRosterImport, rosterSpec)

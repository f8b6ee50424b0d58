import { getImport } from '#functions/platform/import/routes.ts'
import { getRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterSpec } from '../rules/roster-files.ts'

export const handler = getImport(getRosterImport, rosterSpec)

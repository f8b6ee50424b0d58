import { getImport } from '#functions/platform/import-routes.ts'
import { getRosterImport } from '#shared/identity/roster-import-routes.ts'
import { rosterImport } from './roster-import.ts'

export const handler = getImport(getRosterImport, rosterImport)

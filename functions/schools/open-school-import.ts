import { openImport } from '#functions/platform/import/routes.ts'
import { openSchoolImport } from '#shared/schools/import-routes.ts'
import { schoolImport } from './school-import.ts'

export const handler = openImport(openSchoolImport, schoolImport)

import { getImport } from '#functions/platform/import/routes.ts'
import { getSchoolImport } from '#shared/schools/import-routes.ts'
import { schoolImport } from './school-import.ts'

export const handler = getImport(getSchoolImport, schoolImport)

import { checkImport } from '#functions/platform/import/routes.ts'
import { checkSchoolImport } from '#shared/schools/import-routes.ts'
import { schoolImport } from './school-import.ts'

export const handler = checkImport(checkSchoolImport, schoolImport)

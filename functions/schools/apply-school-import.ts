import { applyImport } from '#functions/platform/import/routes.ts'
import { applySchoolImport } from '#shared/schools/import-routes.ts'
import { schoolImport } from './school-import.ts'

export const handler = applyImport(applySchoolImport, schoolImport)

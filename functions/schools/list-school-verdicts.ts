import { listVerdicts } from '#functions/platform/import/routes.ts'
import { listSchoolVerdicts } from '#shared/schools/import-routes.ts'
import { schoolImport } from './school-import.ts'

export const handler = listVerdicts(listSchoolVerdicts, schoolImport)

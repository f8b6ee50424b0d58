import { importRunner } from '#functions/platform/import/run.ts'
import { schoolImport } from './school-import.ts'

export const handler = importRunner(schoolImport)

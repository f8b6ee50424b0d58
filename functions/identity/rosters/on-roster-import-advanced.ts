import { importRunner } from '#functions/platform/import/run.ts'
import { rosterImport } from './roster-import.ts'

export const handler = importRunner(rosterImport)

import { http } from '#functions/platform/http/http.ts'
import { getStudentAnalysis } from '#shared/generation/analysis-routes.ts'
import { readAnalysis } from './analysis-store.ts'

export const handler = http(getStudentAnalysis, async ({ path: { studentId }, at }) => ({
  analysis: await readAnalysis({ studentId }, at),
}))

import { http } from '#functions/platform/http/http.ts'
import { getGroupAnalysis } from '#shared/generation/analysis-routes.ts'
import { readAnalysis } from './analysis-store.ts'

export const handler = http(getGroupAnalysis, async ({ path: { groupId }, at }) => ({
  analysis: await readAnalysis({ groupId }, at),
}))

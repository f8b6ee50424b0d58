import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { listProbes } from '#shared/progress/routes.ts'
import { readProbes } from './progress-store.ts'

export const handler = http(listProbes, async ({ path: { studentId }, query: { language }, at }) => ({
  probes: await readProbes(studentId, language, schoolDay(at)),
}))

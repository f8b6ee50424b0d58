import { http } from '#functions/platform/http/http.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { readWeeks } from './report-week-store.ts'

export const handler = http(listReportWeeks, async ({ path, at }) => ({
  weeks: [...(await readWeeks(path.studentId, at))],
}))

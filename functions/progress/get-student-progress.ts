import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { readProgress } from './progress-store.ts'

export const handler = http(getStudentProgress, ({ path, at }) => readProgress(path.studentId, schoolDay(at)))

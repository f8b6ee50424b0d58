import { http } from '#functions/platform/http/http.ts'
import { listStudentWork } from '#shared/reading/work-routes.ts'
import { readWork } from './work-store.ts'

export const handler = http(listStudentWork, ({ path, query, at }) => readWork(path.studentId, query, at))

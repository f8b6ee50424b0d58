import { http } from '#functions/platform/http/http.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { readNewest } from './reading-store.ts'

export const handler = http(listStudentReadings, async ({ path, at }) => ({
  readings: await readNewest(path.studentId, at),
}))

import { http } from '#functions/platform/http/http.ts'
import { getStudentPlacement } from '#shared/reading/placement-routes.ts'
import { readPlacements } from './placement-store.ts'

export const handler = http(getStudentPlacement, ({ path }) => readPlacements(path.studentId))

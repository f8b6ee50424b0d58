import { http } from '#functions/platform/http/http.ts'
import { listColleagues } from '#shared/identity/routes.ts'
import { readColleagues } from './people-store.ts'

export const handler = http(listColleagues, async ({ path }) => ({
  staff: await readColleagues(path.schoolId),
}))

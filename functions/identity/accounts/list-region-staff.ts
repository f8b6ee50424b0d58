import { http } from '#functions/platform/http/http.ts'
import { listRegionStaff } from '#shared/identity/routes.ts'
import { readOffice } from './people-store.ts'

export const handler = http(listRegionStaff, async ({ path }) => ({ staff: await readOffice(path.region) }))

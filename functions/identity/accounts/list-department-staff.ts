import { DEPARTMENT } from '#functions/identity/rules/listing.ts'
import { http } from '#functions/platform/http/http.ts'
import { listDepartmentStaff } from '#shared/identity/routes.ts'
import { readOffice } from './people-store.ts'

export const handler = http(listDepartmentStaff, async () => ({ staff: await readOffice(DEPARTMENT) }))

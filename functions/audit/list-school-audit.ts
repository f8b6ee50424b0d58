import { http } from '#functions/platform/http/http.ts'
import { listSchoolAudit } from '#shared/audit/routes.ts'
import { readSchool } from './audit-store.ts'

export const handler = http(listSchoolAudit, ({ path, query }) => readSchool(path.schoolId, query.after))

import { http } from '#functions/platform/http/http.ts'
import { listIslandAudit } from '#shared/audit/routes.ts'
import { readDay } from './audit-store.ts'

export const handler = http(listIslandAudit, ({ query }) => readDay(query.day, query.after))

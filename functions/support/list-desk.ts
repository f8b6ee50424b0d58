import { http } from '#functions/platform/http/http.ts'
import { listDesk } from '#shared/support/routes.ts'
import { readDesk } from './support-store.ts'

export const handler = http(listDesk, ({ query }) => readDesk(query.state, query.after))

import { http } from '#functions/platform/http/http.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { withdrawChildRequest } from '#shared/identity/child-request-routes.ts'
import { readRequest, removeRequest } from './child-request-store.ts'

/** Of the side that asked; where it is answered, or was taken back, nothing happens. */
export const handler = http(withdrawChildRequest, async ({ path: { groupId, requestId }, at }) => {
  const request = await readRequest(groupId, requestId, at)
  if (request?.groupId === groupId) await commit({ writes: removeRequest(request) })
  return {}
})

import { http } from '#functions/platform/http/http.ts'
import { listChildRequests } from '#shared/identity/child-request-routes.ts'
import { readRequests } from './child-request-store.ts'

export const handler = http(listChildRequests, async ({ path: { groupId }, at }) => {
  const open = (await readRequests(groupId, at)).map(({ askedById: _, ...request }) => request)
  return {
    toAnswer: open.filter(({ fromGroupId }) => fromGroupId === groupId),
    asked: open.filter(({ fromGroupId }) => fromGroupId !== groupId),
  }
})

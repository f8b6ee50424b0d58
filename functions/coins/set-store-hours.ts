import { http } from '#functions/platform/http/http.ts'
import { setStoreHours } from '#shared/coins/store-routes.ts'
import { keepStoreHours } from './store-hours-store.ts'

export const handler = http(setStoreHours, async ({ path, body }) => {
  await keepStoreHours(path.groupId, body)
  return body
})

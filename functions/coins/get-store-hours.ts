import { http } from '#functions/platform/http/http.ts'
import { getStoreHours } from '#shared/coins/store-routes.ts'
import { readStoreHours } from './store-hours-store.ts'

export const handler = http(getStoreHours, ({ path }) => readStoreHours(path.groupId))

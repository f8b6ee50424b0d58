import { http } from '#functions/platform/http/http.ts'
import { setGroupPolicy } from '#shared/reading/routes.ts'
import { keepGroupPolicy } from './policy-store.ts'

/** Set again it is the same: no repetition does harm. */
export const handler = http(setGroupPolicy, async ({ path, body, at }) => {
  await keepGroupPolicy(path.groupId, body, at)
  return body
})

import { http } from '#functions/platform/http/http.ts'
import { getPolicy } from '#shared/reading/routes.ts'
import { readPolicies } from './policy-store.ts'

export const handler = http(getPolicy, async ({ actor }) => {
  const { policy } = await readPolicies(actor.personId)
  return policy
})

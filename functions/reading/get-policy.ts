import { http } from '#functions/platform/http/http.ts'
import { getPolicy } from '#shared/reading/routes.ts'
import { readPolicies } from './policy-store.ts'
import { readAccents } from './reading-store.ts'

export const handler = http(getPolicy, async ({ actor, at }) => {
  const [{ policy }, accents] = await Promise.all([
    readPolicies(actor.personId),
    readAccents(actor.personId, at),
  ])
  return { ...policy, accents }
})

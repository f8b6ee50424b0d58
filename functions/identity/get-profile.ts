import { http } from '#functions/platform/http.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { readPerson } from './identity-store.ts'

export const handler = http(getProfile, async ({ actor, refuse }) => {
  const found = await readPerson(actor.personId)
  if (!found) return refuse('kernel.notFound')
  const { account, standing } = found
  return { ...account, role: highestRole(standing.roles), roles: standing.roles, region: standing.region }
})

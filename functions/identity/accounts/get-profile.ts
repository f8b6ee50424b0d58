import { shownProfile } from '#functions/identity/rules/account.ts'
import { http } from '#functions/platform/http/http.ts'
import { secondFactorRoles } from '#functions/platform/http/session.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { readPerson } from './person-store.ts'

export const handler = http(getProfile, async ({ actor, refuse }) => {
  const found = await readPerson(actor.personId)
  return found ? shownProfile(found.account, found.standing, secondFactorRoles()) : refuse('kernel.notFound')
})

import { http } from '#functions/platform/http.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { shownProfile } from './account.ts'
import { readPerson } from './identity-store.ts'

export const handler = http(getProfile, async ({ actor, refuse }) => {
  const found = await readPerson(actor.personId)
  return found ? shownProfile(found.account, found.standing) : refuse('kernel.notFound')
})

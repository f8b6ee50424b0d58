import { readPerson, readStanding } from '#functions/identity/accounts/person-store.ts'
import { http } from '#functions/platform/http/http.ts'
import { listChildren } from '#shared/identity/family-routes.ts'
import { readLink } from './family-store.ts'

export const handler = http(listChildren, async ({ actor: { personId } }) => {
  const standing = await readStanding(personId)
  const found = await Promise.all(
    (standing?.childIds ?? []).map(async studentId => {
      const [child, link] = await Promise.all([readPerson(studentId), readLink(studentId, personId)])
      if (!child || !link) return []
      const { fullName, grade, schoolName } = child.account
      return [{ studentId, fullName, grade, schoolName, since: link.since }]
    }),
  )
  return { children: found.flat() }
})

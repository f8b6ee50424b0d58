import { http } from '#functions/platform/http.ts'
import { listFamilies } from '#shared/identity/family-routes.ts'
import { readLinks } from './family-store.ts'
import { readPerson } from './identity-store.ts'

export const handler = http(listFamilies, async ({ path: { studentId } }) => {
  const links = await readLinks(studentId)
  const found = await Promise.all(
    links.map(async ({ personId, since }) => {
      const person = await readPerson(personId)
      return person ? [{ personId, fullName: person.account.fullName, since }] : []
    }),
  )
  return { families: found.flat() }
})

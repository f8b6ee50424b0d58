import { readPerson } from '#functions/identity/accounts/person-store.ts'
import { http } from '#functions/platform/http/http.ts'
import { listFamilies } from '#shared/identity/family-routes.ts'
import { readLinks } from './family-store.ts'

export const handler = http(listFamilies, async ({ path: { studentId } }) => {
  const links = await readLinks(studentId)
  const found = await Promise.all(
    links.map(async ({ personId, since }) => {
      const person = await readPerson(personId)
      if (!person) return []
      const { fullName, lostEntry } = person.account
      return [{ personId, fullName, since, ...(lostEntry && { lostEntry }) }]
    }),
  )
  return { families: found.flat() }
})

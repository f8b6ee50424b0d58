import { belongsTo } from '#functions/identity/rules/identity.ts'
import { http } from '#functions/platform/http/http.ts'
import { listNames, MOST_NAMES } from '#shared/identity/routes.ts'
import { readPerson } from './person-store.ts'

export const handler = http(listNames, async ({ path, query }) => {
  const ids = [...new Set(query.ids.split(','))].slice(0, MOST_NAMES)
  const people = await Promise.all(ids.map(readPerson))
  const names = people.flatMap(person =>
    person && belongsTo(person.standing, path.place)
      ? [[person.account.personId, person.account.fullName] as const]
      : [],
  )
  return { names: Object.fromEntries(names) }
})

import { useQueries } from '@tanstack/react-query'
import { listChildren } from '#shared/identity/family-routes.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { listNames } from '#shared/identity/routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { call } from './client.ts'
import { firstName } from './first-name.ts'
import { keyOf, useRead } from './query.ts'
import { useSession } from './session.ts'

/** Ids that are asked for together, so that those which have their names keep them when more come. */
const TOGETHER = 50

/** The names of children of a place whom staff read of by id; undefined of who is not there any more. */
export function useChildNames(place: Place, ids: readonly string[]): (id: string) => string | undefined {
  const { kind, id } = partsOf(place)
  const isGroup = kind === 'group'
  const roster = useRead(getRoster, { path: { groupId: id } }, { enabled: isGroup && ids.length > 0 })
  const asked = isGroup ? [] : [...new Set(ids)]
  const names = useQueries({
    queries: Array.from({ length: Math.ceil(asked.length / TOGETHER) }, (_, part) => {
      const some = asked.slice(part * TOGETHER, (part + 1) * TOGETHER)
      const args = { path: { place }, query: { ids: some.join(',') } }
      return { queryKey: keyOf(listNames, args), queryFn: () => call(listNames, args) }
    }),
    combine: replies => Object.fromEntries(replies.flatMap(({ data }) => Object.entries(data?.names ?? {}))),
  })
  const students = new Map(roster.data?.students.map(({ studentId, fullName }) => [studentId, fullName]))
  return studentId => students.get(studentId) ?? names[studentId]
}

interface Child {
  readonly studentId: string
  /** Where staff find the child. */
  readonly place: Place
}

const STAFF = ['admin', 'ore', 'director', 'teacher']

/**
 * How a child of whom somebody is told is called: by themself, by their family, by staff of the place. No event says it, so
 * whoever may not know it any more does not learn it here. Undefined until it is known, and of nobody.
 */
export function useFirstName(child: Child | undefined): string | undefined {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const isSelf = child !== undefined && child.studentId === person?.personId
  const isFamily = !isSelf && child !== undefined && person?.roles.includes('family') === true
  const children = useRead(listChildren, {}, { enabled: isFamily })
  const own = children.data?.children.find(({ studentId }) => studentId === child?.studentId)
  const isStaff = person?.roles.some(role => STAFF.includes(role)) === true && !isSelf && !own
  const nameOf = useChildNames(child?.place ?? 'island', isStaff && child ? [child.studentId] : [])
  const name = isSelf ? person?.fullName : (own?.fullName ?? (child && nameOf(child.studentId)))
  return name && firstName(name)
}

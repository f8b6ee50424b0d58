import { getRoster, listGroups } from '#shared/identity/group-routes.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { useRead } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'

/**
 * The groups that somebody chooses among: a teacher's own, all of a director's school, and the one that the address names,
 * which is how offices come here; with the roster of the one that is chosen, the largest unless named.
 */
export function useGroups({ roles, schoolId, personId }: Person, named: string | undefined) {
  const groups = useRead(
    listGroups,
    { path: { schoolId: schoolId ?? '' }, query: { schoolYear: undefined } },
    { enabled: schoolId !== undefined },
  )
  const isTeacher = highestRole(roles) === 'teacher'
  const reached = (groups.data?.groups ?? []).filter(
    group => group.active && (!isTeacher || group.teacherIds.includes(personId)),
  )
  const groupId = named ?? reached.toSorted((a, b) => b.students - a.students)[0]?.groupId
  const roster = useRead(getRoster, { path: { groupId: groupId ?? '' } }, { enabled: groupId !== undefined })
  const isOwn = reached.some(group => group.groupId === groupId)
  const options = isOwn ? reached : [...(roster.data ? [roster.data.group] : []), ...reached]
  /** None to choose among: not yet, or not here. */
  const isNone = !named && (schoolId === undefined || (groups.data !== undefined && reached.length === 0))
  return { groups, groupId, roster, options, isNone }
}

import type { Group } from '#shared/identity/group.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { useRead } from '#web/lib/query.ts'

/** The groups of a school that children are in now: open, of this school year or of one that is being prepared. */
export function useCurrentGroups(schoolId: string) {
  const read = useRead(listGroups, { path: { schoolId }, query: { schoolYear: undefined } })
  const year = schoolYearOf(new Date())
  const groups: readonly Group[] =
    read.data?.groups.filter(({ active, schoolYear }) => active && schoolYear >= year) ?? []
  return { read, groups }
}

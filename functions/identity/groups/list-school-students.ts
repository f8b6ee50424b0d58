import { readListedStudents } from '#functions/identity/accounts/people-store.ts'
import { readPlace } from '#functions/identity/accounts/school-store.ts'
import { belongingTo, listedGroup } from '#functions/identity/rules/belonging.ts'
import { http } from '#functions/platform/http/http.ts'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { reachesPlace } from '#shared/kernel/standing.ts'
import { readGroups } from './group-store.ts'

/** Whoever only teaches at a school sees the children of own groups, and those who are nobody's this school year. */
export const handler = http(
  listSchoolStudents,
  async ({ standing, path: { schoolId }, query: { state, after }, at, refuse }) => {
    const school = await readPlace(placeAt('school', schoolId))
    if (!school) return refuse('kernel.notFound')
    if (state === 'unconfirmed')
      return (await readListedStudents(schoolId, 'waiting', after)) ?? refuse('kernel.notFound')
    const seesAll = reachesPlace(standing, school.standing, ['director', 'ore', 'admin'])
    const year = schoolYearOf(at)
    const groups = new Map(
      seesAll ? [] : (await readGroups(schoolId, undefined)).map(group => [group.groupId, group]),
    )
    const groupOf = (groupId: string) => listedGroup(groups, groupId, year)
    const sees = (groupIds: readonly string[]) =>
      seesAll || belongingTo(standing, groupIds.map(groupOf), year) !== 'another'
    return (await readListedStudents(schoolId, 'student', after, sees)) ?? refuse('kernel.notFound')
  },
)

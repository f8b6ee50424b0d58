import { http } from '#functions/platform/http/http.ts'
import type { Group } from '#shared/identity/group.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { type PersonStanding, reachesPlace } from '#shared/kernel/standing.ts'
import { readGroups } from './group-store.ts'

export const handler = http(listGroups, async ({ standing, path, query }) => ({
  groups: (await readGroups(path.schoolId, query.schoolYear)).map(group => shownTo(standing, group)),
}))

/** The code of a class is half of what opens its children: it is for whoever teaches them, or manages the school. */
function shownTo(person: PersonStanding, group: Group): Group {
  const place = { place: placeAt('group', group.groupId), schoolId: group.schoolId }
  if (reachesPlace(person, place, ['teacher', 'director', 'admin'])) return group
  const { classCode: _, ...rest } = group
  return rest
}

import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getRecommendationFigures } from '#shared/progress/recommendation-routes.ts'
import { readAllDays } from './progress-store.ts'
import { readRecommendations } from './recommendation-store.ts'
import { type Change, changesAround, changesTold, countsOf, takenIn } from './rules/recommendation-figures.ts'
import { readGroup } from './summary-store.ts'

const AT_ONCE = 10

/** Of the readings it reads those of children for whom something was taken four weeks ago or more. */
export const handler = http(getRecommendationFigures, async ({ path: { groupId }, at }) => {
  const today = schoolDay(at)
  const studentIds = (await readGroup(groupId)).map(({ studentId }) => studentId)
  const kept = await readRecommendations(studentIds)
  const waiting = studentIds.flatMap((studentId, n) => {
    const taken = takenIn(kept[n]?.all ?? [], today)
    return taken.length > 0 ? [{ studentId, taken }] : []
  })
  const changes: Change[] = []
  const lookInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { studentId, taken } = next
      const days = await readAllDays(studentId, today)
      changes.push(...taken.flatMap(one => changesAround(studentId, days, one)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookInTurn))
  return { ...countsOf(kept.flatMap(({ all }) => all)), ...changesTold(changes) }
})

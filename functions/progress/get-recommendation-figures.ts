import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getRecommendationFigures } from '#shared/progress/recommendation-routes.ts'
import { readProbes } from './progress-store.ts'
import { readRecommendations } from './recommendation-store.ts'
import { type Change, countsOf, paceAround, pacesOf, takenIn } from './rules/recommendation-figures.ts'
import { readGroup } from './summary-store.ts'

const AT_ONCE = 10

/** Of the readings it reads those of children for whom something was taken four weeks ago or more. */
export const handler = http(getRecommendationFigures, async ({ path: { groupId }, at }) => {
  const today = schoolDay(at)
  const studentIds = (await readGroup(groupId)).map(({ studentId }) => studentId)
  const kept = await readRecommendations(studentIds)
  const waiting = studentIds.flatMap((studentId, n) =>
    takenIn(kept[n]?.all ?? [], today).map(taken => ({ studentId, ...taken })),
  )
  const changes: Change[] = []
  const lookInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { studentId, language, on } = next
      const pace = paceAround(await readProbes(studentId, language, today), on)
      if (pace) changes.push({ studentId, language, ...pace })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookInTurn))
  return { ...countsOf(kept.flatMap(({ all }) => all)), paces: pacesOf(changes) }
})

import { http } from '#functions/platform/http/http.ts'
import { listRecommendations } from '#shared/progress/recommendation-routes.ts'
import { isOpen } from '#shared/progress/recommendations.ts'
import { readRecommendations } from './recommendation-store.ts'
import { readGroup } from './summary-store.ts'

export const handler = http(listRecommendations, async ({ path: { groupId } }) => {
  const studentIds = (await readGroup(groupId)).map(({ studentId }) => studentId)
  const kept = await readRecommendations(studentIds)
  return {
    children: studentIds.flatMap((studentId, n) => {
      const recommendations = kept[n]?.all.filter(isOpen) ?? []
      return recommendations.length > 0 ? [{ studentId, recommendations }] : []
    }),
  }
})

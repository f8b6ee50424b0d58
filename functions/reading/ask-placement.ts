import { http } from '#functions/platform/http/http.ts'
import { askPlacement } from '#shared/reading/placement-routes.ts'
import { keepAsked, readPlacements } from './placement-store.ts'

/** Asked again under the same number it is the same: no repetition does harm. */
export const handler = http(askPlacement, async ({ path: { studentId }, body: { language, asking }, at }) => {
  await keepAsked(studentId, language, asking, at)
  return readPlacements(studentId)
})

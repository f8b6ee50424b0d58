import { http } from '#functions/platform/http/http.ts'
import { equipTitle } from '#shared/achievements/routes.ts'
import { hasTitle } from './titles-store.ts'
import { wearTitle } from './wear-title.ts'

export const handler = http(equipTitle, async ({ actor: { personId }, path: { titleId }, at, refuse }) => {
  // Nobody loses a title: what was read stays true.
  if (!(await hasTitle(personId, titleId))) return refuse('achievements.titleNotOwned')
  return wearTitle(personId, at, () => titleId)
})

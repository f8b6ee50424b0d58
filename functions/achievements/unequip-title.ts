import { http } from '#functions/platform/http/http.ts'
import { unequipTitle } from '#shared/achievements/routes.ts'
import { hasTitle } from './titles-store.ts'
import { wearTitle } from './wear-title.ts'

export const handler = http(unequipTitle, async ({ actor: { personId }, path: { titleId }, at, refuse }) => {
  if (!(await hasTitle(personId, titleId))) return refuse('achievements.titleNotOwned')
  return wearTitle(personId, at, worn => (worn === titleId ? undefined : worn))
})

import { http } from '#functions/platform/http/http.ts'
import { unequipTitle } from '#shared/achievements/routes.ts'
import { changeEquipped } from './change-equipped.ts'
import { hasTitle } from './titles-store.ts'

export const handler = http(unequipTitle, async ({ actor: { personId }, path: { titleId }, at, refuse }) => {
  if (!(await hasTitle(personId, titleId))) return refuse('achievements.titleNotOwned')
  return changeEquipped(personId, at, equipped => (equipped === titleId ? undefined : equipped))
})

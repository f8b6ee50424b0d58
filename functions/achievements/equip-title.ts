import { http } from '#functions/platform/http/http.ts'
import { equipTitle } from '#shared/achievements/routes.ts'
import { changeEquipped } from './change-equipped.ts'
import { hasTitle } from './titles-store.ts'

export const handler = http(equipTitle, async ({ actor: { personId }, path: { titleId }, at, refuse }) => {
  // Nobody loses a title: what was read stays true.
  if (!(await hasTitle(personId, titleId))) return refuse('achievements.titleNotOwned')
  return changeEquipped(personId, at, () => titleId)
})

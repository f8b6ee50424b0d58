import { http } from '#functions/platform/http/http.ts'
import { changeAppearance } from '#shared/coins/routes.ts'
import { keepAppearance, ownedAmong } from './inventory-store.ts'
import { mayWear, wornItems } from './rules/appearance.ts'

export const handler = http(changeAppearance, async ({ actor: { personId }, body, refuse }) => {
  // Nobody loses what they own: what was read stays true.
  const owned = await ownedAmong(personId, wornItems(body))
  if (!mayWear(body, owned)) return refuse('coins.notOwned')
  await keepAppearance(personId, body)
  return body
})

import { http } from '#functions/platform/http/http.ts'
import { getInventory } from '#shared/coins/store-routes.ts'
import { readAppearance, readFreezes, readOwned, readyFreezes } from './inventory-store.ts'
import { readClosedUntil } from './store-hours-store.ts'

export const handler = http(getInventory, async ({ actor: { personId }, at }) => {
  const [owned, appearance, freezes, closedUntil] = await Promise.all([
    readOwned(personId),
    readAppearance(personId),
    readFreezes(personId),
    readClosedUntil(personId, at),
  ])
  return {
    owned: [...owned],
    appearance,
    freezes: readyFreezes(freezes),
    ...(closedUntil && { closedUntil }),
  }
})

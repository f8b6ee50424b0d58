import { http } from '#functions/platform/http/http.ts'
import { commit, emit, put } from '#functions/platform/store/transaction.ts'
import { appearanceChanged } from '#shared/coins/events.ts'
import { SLOTS } from '#shared/coins/items.ts'
import { changeAppearance } from '#shared/coins/store-routes.ts'
import { appearanceRow, ownedAmong, readAppearance } from './inventory-store.ts'
import { equippedItems, mayEquip } from './rules/appearance.ts'

export const handler = http(changeAppearance, async ({ actor: { personId }, body, at, refuse }) => {
  // Nobody loses what they own: what was read stays true.
  const owned = await ownedAmong(personId, equippedItems(body))
  if (!mayEquip(body, owned)) return refuse('coins.notOwned')
  const before = await readAppearance(personId)
  if (SLOTS.every(slot => before[slot] === body[slot])) return body
  await commit({
    writes: { appearance: put(appearanceRow(personId, body)) },
    emits: [emit(appearanceChanged, { personId, appearance: body }, at)],
  })
  return body
})

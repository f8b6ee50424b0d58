import { FIRST_ANIMAL, SLOTS, storeItem } from '#shared/coins/items.ts'
import type { Appearance } from '#shared/coins/store-schema.ts'

/** What somebody wears before they choose. */
export const FIRST_APPEARANCE: Appearance = { animal: FIRST_ANIMAL }

/** The items that an appearance needs to be owned. */
export const equippedItems = (appearance: Appearance): readonly string[] =>
  SLOTS.flatMap(slot => appearance[slot] ?? []).filter(itemId => itemId !== FIRST_ANIMAL)

/** Whether everything is in its slot and owned. */
export const mayEquip = (appearance: Appearance, owned: ReadonlySet<string>): boolean =>
  SLOTS.every(slot => {
    const itemId = appearance[slot]
    if (itemId === undefined || (slot === 'animal' && itemId === FIRST_ANIMAL)) return true
    return storeItem(itemId)?.slot === slot && owned.has(itemId)
  })

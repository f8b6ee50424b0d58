import { FIRST_ANIMAL } from '#shared/coins/items.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { getInventory } from '#shared/coins/store-routes.ts'
import type { Inventory } from '#shared/coins/store-schema.ts'
import { useRead } from '#web/lib/query.ts'
import { useIsStudent, useOwn } from '#web/lib/use-own.ts'

/** What somebody who only looks has: what a child begins with. */
const BEGINNING: Inventory = { owned: [], appearance: { animal: FIRST_ANIMAL }, freezes: 0 }

/** What a child owns and wears. */
export const useInventory = () => useOwn(getInventory, {}, BEGINNING)

/** How many coins there are to spend; the top bar tells of each change. */
export function useBalance(): number | undefined {
  const isStudent = useIsStudent()
  const { data } = useRead(getPurse, {}, { enabled: isStudent })
  return isStudent ? data?.balance : 0
}

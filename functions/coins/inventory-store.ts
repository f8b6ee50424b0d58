import * as z from 'zod/mini'
import { changeRow, getRow, getRows, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { STORE_ITEMS } from '#shared/coins/items.ts'
import { Appearance, OwnedItem } from '#shared/coins/store-schema.ts'
import { FIRST_APPEARANCE } from './rules/appearance.ts'
import { coinsTable } from './table.ts'

const Item = stored(OwnedItem)
const itemKey = (personId: string, itemId: string) => key(coinsTable, 'item', { personId, itemId })

export const itemRow = (personId: string, item: OwnedItem): Row => ({
  ...itemKey(personId, item.itemId),
  ...item,
})

export const ownsItem = async (personId: string, itemId: string): Promise<boolean> =>
  (await getRow(Item, itemKey(personId, itemId))) !== undefined

export const readOwned = (personId: string): Promise<readonly OwnedItem[]> =>
  queryRows(Item, { ...prefix(coinsTable, 'item', { personId }), limit: STORE_ITEMS.length })

/** Those of these items that a person owns. */
export async function ownedAmong(personId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set()
  const rows = await getRows(
    Item,
    itemIds.map(itemId => itemKey(personId, itemId)),
  )
  return new Set(rows.flatMap(row => row?.itemId ?? []))
}

const StoredAppearance = stored(Appearance)
const appearanceKey = (personId: string) => key(coinsTable, 'appearance', { personId })

export const readAppearance = async (personId: string): Promise<Appearance> =>
  (await getRow(StoredAppearance, appearanceKey(personId))) ?? FIRST_APPEARANCE

export const appearanceRow = (personId: string, appearance: Appearance): Row => ({
  ...appearanceKey(personId),
  ...appearance,
})

const Freezes = z.object({ bought: z.int(), spent: z.int(), told: z.int(), version: z.int() })
export type Freezes = z.output<typeof Freezes>
const freezesKey = (personId: string) => key(coinsTable, 'freezes', { personId })

/** How many streak freezes somebody bought, and how many their streak has spent as far as it has told. */
export const readFreezes = async (personId: string): Promise<Freezes> =>
  (await getRow(Freezes, freezesKey(personId))) ?? { bought: 0, spent: 0, told: 0, version: 0 }

export const freezesRow = (personId: string, freezes: Freezes): Row & { version: number } => ({
  ...freezesKey(personId),
  ...freezes,
})

/** The freezes that lie ready. */
export const readyFreezes = ({ bought, spent }: Freezes): number => Math.max(0, bought - spent)

/** Keeps how many the streak has spent, unless something newer was told. */
export async function keepSpentFreezes(personId: string, spent: number, told: number): Promise<void> {
  await changeRow(Freezes, freezesKey(personId), {
    update: 'SET spent = :spent, told = :told ADD version :one',
    condition: 'told < :told',
    values: { ':spent': spent, ':told': told, ':one': 1 },
  })
}

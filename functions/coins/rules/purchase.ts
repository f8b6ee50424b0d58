import { FREEZE, type StoreItem } from '#shared/coins/items.ts'

/** What somebody has when they want to buy. */
export interface Holdings {
  readonly balance: number
  readonly owns: boolean
  /** Streak freezes that lie ready. */
  readonly freezes: number
}

export type PurchaseRefusal = 'coins.insufficient' | 'coins.alreadyOwned' | 'coins.tooManyFreezes'

/** What is for sale: something to wear, or a streak freeze. */
export type ForSale = StoreItem | typeof FREEZE

export const isFreeze = ({ itemId }: ForSale): boolean => itemId === FREEZE.itemId

/** Why this cannot be bought; undefined where it can. What is owned already is said before what it would cost. */
export function purchaseRefusal(
  item: ForSale,
  { balance, owns, freezes }: Holdings,
): PurchaseRefusal | undefined {
  if (isFreeze(item) && freezes >= FREEZE.most) return 'coins.tooManyFreezes'
  if (!isFreeze(item) && owns) return 'coins.alreadyOwned'
  return balance < item.price ? 'coins.insufficient' : undefined
}

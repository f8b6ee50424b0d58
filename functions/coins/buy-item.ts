import { command } from '#functions/platform/http/command.ts'
import { emit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { freezeBought } from '#shared/coins/events.ts'
import { FREEZE, storeItem } from '#shared/coins/items.ts'
import { buyItem } from '#shared/coins/store-routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { balanceRow, lineRow, readBalance } from './coins-store.ts'
import { freezesRow, itemRow, ownsItem, readFreezes, readyFreezes } from './inventory-store.ts'
import { isFreeze, purchaseRefusal } from './rules/purchase.ts'
import { readClosedUntil } from './store-hours-store.ts'

export const handler = command(buyItem, async ({ actor: { personId }, path, at, refuse, commit }) => {
  const item = path.itemId === FREEZE.itemId ? FREEZE : storeItem(path.itemId)
  if (!item) return refuse('kernel.notFound')
  if (await readClosedUntil(personId, at)) return refuse('coins.storeClosed')
  const { itemId, price } = item
  return retryOnConflict(async () => {
    const [before, owns, freezes] = await Promise.all([
      readBalance(personId),
      ownsItem(personId, itemId),
      readFreezes(personId),
    ])
    const holdings = { balance: before.balance, owns, freezes: readyFreezes(freezes) }
    const refusal = purchaseRefusal(item, holdings)
    if (refusal) return refuse(refusal)

    const freeze = isFreeze(item)
    const balance = before.balance - price
    const bought = freezes.bought + 1
    const reply = { itemId, price, balance, boughtAt: at }
    const line = {
      cause: freeze ? `freeze-${bought}` : `item-${itemId}`,
      reason: freeze ? ('freezeBought' as const) : ('itemBought' as const),
      amount: -price,
      createdAt: at,
      itemId,
    }
    const failed = await commit({
      reply,
      writes: {
        line: putNew(lineRow(personId, line)),
        // The version guards the balance: what two want to spend at once, one spends.
        balance: putVersion(balanceRow(personId, before, -price), before.version),
        ...(freeze
          ? {
              freezes: putVersion(
                freezesRow(personId, { ...freezes, bought, version: freezes.version + 1 }),
                freezes.version,
              ),
            }
          : { item: putNew(itemRow(personId, { itemId, boughtAt: at })) }),
      },
      emits: freeze ? [emit(freezeBought, { personId, number: bought, day: schoolDay(at) }, at)] : [],
    })
    return failed.size === 0 ? reply : undefined
  })
})

import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import { CoinTransaction, HISTORY_LIMIT } from '#shared/coins/schema.ts'
import type { Payment } from './coins.ts'
import { coinsTable } from './table.ts'

const Balance = z.object({ balance: z.int(), version: z.int() })

const balanceKey = (personId: string) => key(coinsTable, 'balance', { personId })

export const readBalance = async (personId: string) =>
  (await getRow(Balance, balanceKey(personId))) ?? { balance: 0, version: 0 }

/** The newest lines of the ledger, newest first. */
export const readHistory = (personId: string): Promise<readonly CoinTransaction[]> =>
  queryRows(Line, {
    ...prefix(coinsTable, 'line', { personId }),
    limit: HISTORY_LIMIT,
    newestFirst: true,
  })

const Line = stored(CoinTransaction)

function lineRow(personId: string, { cause, reason, amount, createdAt }: Payment): Row {
  const line: CoinTransaction = {
    transactionId: `${createdAt}-${cause}`,
    amount,
    transactionType: amount < 0 ? 'spent' : 'earned',
    reason,
    createdAt,
  }
  return { ...key(coinsTable, 'line', { personId, createdAt, cause }), ...line }
}

/** Writes what is due and has not been paid, with the new balance, in one transaction. */
export async function pay(personId: string, due: readonly Payment[]): Promise<void> {
  let unpaid = due.filter(({ amount }) => amount > 0)
  await retryOnConflict(async () => {
    if (unpaid.length === 0) return true
    const { balance, version } = await readBalance(personId)
    const lastAmount = unpaid.reduce((sum, { amount }) => sum + amount, 0)
    const after = { balance: balance + lastAmount, version: version + 1, lastAmount }
    const row = { ...balanceKey(personId), ...after, ...tell(personId, balanceChanged) }
    const lines = Object.fromEntries(
      unpaid.map(payment => [payment.cause, putNew(lineRow(personId, payment))]),
    )
    const failed = await commit<string>({ writes: { ...lines, balance: putVersion(row, version) } })
    unpaid = unpaid.filter(({ cause }) => !failed.has(cause))
    return failed.size === 0 || undefined
  })
}

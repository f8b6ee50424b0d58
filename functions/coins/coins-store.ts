import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, queryRows, type Row, scanRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import type { listTransactions } from '#shared/coins/routes.ts'
import { CoinTransaction, HISTORY_LIMIT } from '#shared/coins/schema.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import type { Payment } from './rules/payment.ts'
import { coinsTable } from './table.ts'

const StoredBalance = z.object({ balance: z.int(), version: z.int() })

const balanceKey = (personId: string) => key(coinsTable, 'balance', { personId })

export const readBalance = async (personId: string) =>
  (await getRow(StoredBalance, balanceKey(personId))) ?? { balance: 0, version: 0 }

const PERSON = 'PERSON#'
const BalanceOf = z.pipe(
  z.object({ pk: z.string() }),
  z.transform(({ pk }) => ({ personId: pk.slice(PERSON.length) })),
)

/** Everybody who ever had a coin. */
export const allBalances = () => scanRows(BalanceOf, 'BALANCE')

/** More lines than a childhood makes. */
const ALL_LINES = 100_000

/** The amount of every line. */
export async function readAmounts(personId: string): Promise<readonly number[]> {
  const rows = await queryRows(z.object({ amount: z.int() }), {
    ...prefix(coinsTable, 'line', { personId }),
    limit: ALL_LINES,
  })
  return rows.map(({ amount }) => amount)
}

/** The newest lines of the ledger, newest first. */
export const readHistory = (personId: string): Promise<readonly CoinTransaction[]> =>
  queryRows(Line, {
    ...prefix(coinsTable, 'line', { personId }),
    limit: HISTORY_LIMIT,
    newestFirst: true,
  })

const Line = stored(CoinTransaction)

/** A page of the ledger, newest first, and where the next begins. */
export async function readTransactions(
  personId: string,
  cursor: string | undefined,
): Promise<ReplyOf<typeof listTransactions>> {
  const [createdAt, cause = ''] = cursor?.split('~') ?? []
  const rows = await queryRows(Line, {
    ...prefix(coinsTable, 'line', { personId }),
    newestFirst: true,
    limit: HISTORY_LIMIT + 1,
    ...(createdAt && { after: key(coinsTable, 'line', { personId, createdAt, cause }).sk }),
  })
  const transactions = rows.slice(0, HISTORY_LIMIT)
  const last = transactions.at(-1)
  const isMore = rows.length > HISTORY_LIMIT && last
  return { transactions, ...(isMore && { next: cursorAfter(last) }) }
}

/** A line's id is its time and its cause. */
const cursorAfter = ({ createdAt, transactionId }: CoinTransaction): string =>
  `${createdAt}~${transactionId.slice(createdAt.length + 1)}`

/** A line of the ledger, before it is written. */
type NewLine = Payment & { readonly itemId?: string }

export function lineRow(personId: string, { cause, reason, amount, createdAt, itemId }: NewLine): Row {
  const line: CoinTransaction = {
    transactionId: `${createdAt}-${cause}`,
    amount,
    transactionType: amount < 0 ? 'spent' : 'earned',
    reason,
    ...(itemId && { itemId }),
    createdAt,
  }
  return { ...key(coinsTable, 'line', { personId, createdAt, cause }), ...line }
}

interface Balance {
  readonly balance: number
  readonly version: number
}

/** The balance after this amount, which is told to its person. */
export const balanceRow = (
  personId: string,
  { balance, version }: Balance,
  lastAmount: number,
): Row & { version: number } => ({
  ...balanceKey(personId),
  balance: balance + lastAmount,
  version: version + 1,
  lastAmount,
  ...tell(personId, balanceChanged),
})

/** Writes what is due and has not been paid, with the new balance, in one transaction. */
export async function pay(personId: string, due: readonly Payment[]): Promise<void> {
  let unpaid = due.filter(({ amount }) => amount > 0)
  await retryOnConflict(async () => {
    if (unpaid.length === 0) return true
    const before = await readBalance(personId)
    const amount = unpaid.reduce((sum, payment) => sum + payment.amount, 0)
    const lines = Object.fromEntries(
      unpaid.map(payment => [payment.cause, putNew(lineRow(personId, payment))]),
    )
    const balance = putVersion(balanceRow(personId, before, amount), before.version)
    const failed = await commit<string>({ writes: { ...lines, balance } })
    unpaid = unpaid.filter(({ cause }) => !failed.has(cause))
    return failed.size === 0 || undefined
  })
}

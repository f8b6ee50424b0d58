import { unpacked } from '#functions/platform/store/packed.ts'
import { paidByChallenges, tellsOfGain } from '#tests/support/besides-gains.ts'
import type { TestCloud } from '#tests/support/cloud.ts'

/** The nouns that only events write. */
const NOUNS = ['coins', 'experience', 'island', 'notifications', 'progress', 'streaks'] as const

/** How a row came about, which depends on the order by right: how often and when it was written and what was told of it. */
const BOOKKEEPING = new Set(['version', 'tell', 'lastAmount', 'arrivedAt', 'heard'])
/**
 * What a level or a full week made is dated and keyed by the event that tells of it. Whichever deed came last reached
 * it, so that its time depends on the order by right too; what it says and that it is there once does not.
 */
const REACHED = ['level_up', 'milestone', 'streakMilestone']
const DATED = new Set(['sk', 'notificationId', 'transactionId', 'createdAt', 'expiresAt'])

/** Says that work is still to come, until a minute's count has done it. */
const WAITS = 'CHANGED'
/** Says of Friday to Sunday how things stood when it was heard. */
const REMINDS = 'challenge_expiring'

/** A day, and the part of all children that this one is in. */
const IN_PARTS = 'activeIn'

/** What is packed was packed in the order of its coming. */
const opened = (value: unknown): unknown => (value instanceof Uint8Array ? unpacked(value) : value)

/** Members by name, at every depth: what was counted first stands first, and says nothing. */
const inOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value

/** All that a child's events made: every row, as sorted JSON, the child's own id left out. */
export async function stateOf({ cloud, operator }: TestCloud, child: string): Promise<readonly string[]> {
  const tables = await Promise.all(NOUNS.map(noun => operator.scan(cloud.tableOf(noun))))
  const ofChild = ({ pk }: { readonly pk?: unknown }) => pk === `PERSON#${child}` || pk === `STUDENT#${child}`
  // Each child has challenges of their own.
  const all = tables
    .flat()
    .filter(row => ofChild(row) && row.sk !== WAITS && row.notificationType !== REMINDS && !tellsOfGain(row))
  const paid = paidByChallenges(all)
  const rows = all
    .filter(({ reason }) => reason !== 'challengeMet')
    .map(row => (typeof row.balance === 'number' ? { ...row, balance: row.balance - paid } : row))
  return rows
    .map(row => {
      const isReached = REACHED.some(kind => kind === row.notificationType || kind === row.reason)
      const kept = Object.entries(row)
        .filter(([name]) => !BOOKKEEPING.has(name) && !(isReached && DATED.has(name)))
        .map(([name, value]) => [name, name === IN_PARTS ? String(value).split('#')[0] : opened(value)])
      return JSON.stringify(Object.fromEntries(kept), inOrder).replaceAll(child, 'child')
    })
    .sort()
}

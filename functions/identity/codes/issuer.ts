import * as z from 'zod/mini'
import { readStanding } from '#functions/identity/accounts/person-store.ts'
import { readPlace } from '#functions/identity/accounts/school-store.ts'
import { type Code, mayIssue, mostOpenCodes, stateOf } from '#functions/identity/rules/access-code.ts'
import { identityTable } from '#functions/identity/table.ts'
import { commitMany } from '#functions/platform/store/commit-many.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import { putVersion, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { type PersonStanding, reachesPlace } from '#shared/kernel/standing.ts'
import { openCodesBy, putCode, readCode } from './access-code-store.ts'

/** Who makes a deployment's first code: nobody has an account yet. */
export const DEPLOYMENT = 'deployment'

/**
 * Whether whoever made a code could still make it: a code is worth no more than the word of who gave it, so it opens
 * nothing from the moment their role ended. A family's stays good while its giver works at the school, whichever class the
 * child is in by then.
 */
export async function isStillGiven({ createdBy, role, place, childId }: Code): Promise<boolean> {
  if (createdBy === DEPLOYMENT || createdBy === childId) return true
  const [giver, where] = await Promise.all([readStanding(createdBy), readPlace(place)])
  if (!giver || !where) return false
  return role === 'family'
    ? reachesPlace(giver, where.standing, ['teacher', 'director', 'admin'])
    : mayIssue(giver, role, where.standing)
}

const Issuer = z.object({ recent: z.array(z.tuple([z.string(), z.int()])), version: z.int() })
const issuerKey = (personId: string) => key(identityTable, 'issuer', { personId })

/** The index lags behind its table by less than this. */
const LAG_MS = 15_000

/**
 * The write that lets someone make so many more codes, in the transaction that makes them; undefined where they would
 * have more open than their role allows.
 */
export async function countIssued(
  giver: PersonStanding,
  count: number,
  at: string,
): Promise<Write | undefined> {
  const { personId } = giver
  const most = mostOpenCodes(giver)
  const since = new Date(Date.parse(at) - LAG_MS).toISOString()
  const [issuer, open] = await Promise.all([
    getRow(Issuer, issuerKey(personId)),
    most === Number.POSITIVE_INFINITY ? [] : openCodesBy(personId),
  ])
  const recent = (issuer?.recent ?? []).filter(([made]) => made >= since)
  const older = open.filter(
    code => code.role !== 'family' && stateOf(code, at) === 'open' && code.createdAt < since,
  )
  const has = older.length + recent.reduce((sum, [, made]) => sum + made, 0)
  if (has + count > most) return undefined
  const read = issuer?.version ?? 0
  return putVersion({ ...issuerKey(personId), recent: [...recent, [at, count]], version: read + 1 }, read)
}

/** Ends what codes someone made and nobody used. */
export async function revokeIssued(personId: string): Promise<void> {
  await retryOnConflict(async () => {
    const open = await openCodesBy(personId)
    const codes = await Promise.all(open.map(({ hash }) => readCode(hash)))
    const failed = await commitMany(
      codes.flatMap(code =>
        code?.state === 'open' ? [{ writes: { code: putCode({ ...code, state: 'revoked' }) } }] : [],
      ),
    )
    return failed.every(({ size }) => size === 0) || undefined
  })
}

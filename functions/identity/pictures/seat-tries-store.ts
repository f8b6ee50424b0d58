import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import {
  afterTry,
  countedBy,
  type LedgerName,
  type SeatLedgers,
} from '#functions/identity/rules/seat-tries.ts'
import {
  BUDGETS,
  Ledger,
  momentOf,
  NO_TRIES,
  toTell,
  withoutTry,
  withTold,
} from '#functions/identity/rules/wrong-tries.ts'
import { identityTable } from '#functions/identity/table.ts'
import { expiry } from '#functions/platform/clock.ts'
import { getRow, getRows, type RowKey } from '#functions/platform/store/rows.ts'
import {
  commit,
  type Emission,
  putVersion,
  remove,
  retryOnConflict,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'

/** Whose seat is tried, in which class, by what a device says of itself. */
export interface Seat {
  readonly personId: string
  readonly classCode: string
  readonly device: string | undefined
}

const ofChild = z.object({ childOnNew: Ledger, childOnKnown: Ledger, version: z.int() })
const ofClass = z.object({ ledger: Ledger, version: z.int() })
const childKey = (personId: string) => key(identityTable, 'pictureTries', { personId })
const classKey = (classCode: string) => key(identityTable, 'classTries', { classCode })
const deviceKey = (classCode: string, device: string) =>
  key(identityTable, 'classDevice', {
    classCode,
    hash: createHash('sha256').update(device).digest('base64url'),
  })

const NO_TRIES_OF_CHILD = { childOnNew: NO_TRIES, childOnKnown: NO_TRIES, version: 0 }
const NO_TRIES_OF_CLASS = { ledger: NO_TRIES, version: 0 }
/** A year and the day on which a try still counts; a device that nobody used over a summer is one like any other. */
const RETENTION_DAYS = { child: 366, class: 366, device: 120 } as const

/** Letters by which a class knows a device. */
export const newDevice = (): string => randomBytes(32).toString('base64url')

interface Read {
  readonly ledgers: SeatLedgers
  readonly versions: { readonly child: number; readonly class: number; readonly device: number }
}

async function read({ personId, classCode, device }: Seat): Promise<Read> {
  const [child = NO_TRIES_OF_CHILD, klass = NO_TRIES_OF_CLASS, known] = await Promise.all([
    getRow(ofChild, childKey(personId)),
    getRow(ofClass, classKey(classCode)),
    device ? getRow(ofClass, deviceKey(classCode, device)) : undefined,
  ])
  const { childOnNew, childOnKnown } = child
  return {
    ledgers: { childOnNew, childOnKnown, class: klass.ledger, device: known?.ledger },
    versions: { child: child.version, class: klass.version, device: known?.version ?? 0 },
  }
}

const putLedger = (row: RowKey, ledger: Ledger, version: number, at: string, days: number): Write =>
  putVersion({ ...row, ledger, version: version + 1, expiresAt: expiry(at, days) }, version)

/** The rows in which these ledgers stand, at their next versions. */
function writesOf(
  { personId, classCode, device }: Seat,
  before: Read,
  now: Partial<SeatLedgers>,
  at: string,
) {
  const { ledgers, versions } = before
  const { childOnNew, childOnKnown } = { ...ledgers, ...now }
  return {
    ...((now.childOnNew || now.childOnKnown) && {
      child: putVersion(
        {
          ...childKey(personId),
          childOnNew,
          childOnKnown,
          version: versions.child + 1,
          expiresAt: expiry(at, RETENTION_DAYS.child),
        },
        versions.child,
      ),
    }),
    ...(now.class && {
      class: putLedger(classKey(classCode), now.class, versions.class, at, RETENTION_DAYS.class),
    }),
    ...(now.device &&
      device && {
        device: putLedger(
          deviceKey(classCode, device),
          now.device,
          versions.device,
          at,
          RETENTION_DAYS.device,
        ),
      }),
  }
}

/** Counts a try before it is made, so that a thousand at once are no more than the budgets. Gives where it was counted. */
export const countTry = (seat: Seat, at: string): Promise<readonly LedgerName[] | 'locked'> =>
  retryOnConflict(async () => {
    const before = await read(seat)
    const moment = momentOf(at)
    const after = afterTry(before.ledgers, moment)
    if (after === 'locked') return 'locked'
    const failed = await commit<string>({ writes: writesOf(seat, before, after, at) })
    return failed.size === 0 ? countedBy(before.ledgers, moment) : undefined
  })

/**
 * Takes back a try that was right, and knows the device from now on: what more is written is written with it. Gives the
 * device, by which it says so the next time.
 */
export const takeBack = (
  seat: Seat,
  counted: readonly LedgerName[],
  at: string,
  more: Readonly<Record<string, Write>>,
): Promise<string> =>
  retryOnConflict(async () => {
    const before = await read(seat)
    const moment = momentOf(at)
    const known = before.ledgers.device ? seat.device : undefined
    const device = known ?? newDevice()
    const ledgers = { ...before.ledgers, device: before.ledgers.device ?? NO_TRIES }
    const back = Object.fromEntries(counted.map(name => [name, withoutTry(ledgers[name], moment)]))
    const writes = writesOf({ ...seat, device }, before, { device: ledgers.device, ...back }, at)
    const failed = await commit<string>({ writes: { ...more, ...writes } })
    return failed.size === 0 ? device : undefined
  })

/** Tells by these events, once, that a third of a budget is used. */
export const tellOfTries = (
  seat: Seat,
  counted: readonly LedgerName[],
  at: string,
  emits: readonly Emission[],
): Promise<unknown> =>
  retryOnConflict(async () => {
    const before = await read(seat)
    const moment = momentOf(at)
    // Of a device there is nothing to tell: the children on it are counted, too.
    const noted = counted.flatMap(name => {
      const ledger = name === 'device' ? undefined : before.ledgers[name]
      const reached = ledger ? toTell(ledger, BUDGETS[name], moment) : []
      return ledger && reached.length > 0 ? [[name, withTold(ledger, reached, moment)] as const] : []
    })
    if (noted.length === 0) return 'nothing'
    const failed = await commit<string>({
      writes: writesOf(seat, before, Object.fromEntries(noted), at),
      emits,
    })
    return failed.size === 0 ? 'told' : undefined
  })

/** The wrong tries around a class: of its code, and of each of these children, in their order. */
export async function readClassTries(classCode: string, personIds: readonly string[]) {
  const [klass = NO_TRIES_OF_CLASS, children] = await Promise.all([
    getRow(ofClass, classKey(classCode)),
    getRows(ofChild, personIds.map(childKey)),
  ])
  return { class: klass, children: children.map(child => child ?? NO_TRIES_OF_CHILD) }
}

/** A class unlocked: its ledger as it is then. */
export const putClassTries = (classCode: string, ledger: Ledger, version: number, at: string): Write =>
  putLedger(classKey(classCode), ledger, version, at, RETENTION_DAYS.class)

/** Forgets the wrong tries at a child’s pictures: they are others now, or the teacher says that all is well. */
export const forgetTriesOfChild = (personId: string): Write => remove(childKey(personId))

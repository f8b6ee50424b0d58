import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, queryRows } from '#functions/platform/store/rows.ts'
import {
  commit,
  emit,
  putVersion,
  put as putWrite,
  retryOnConflict,
} from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { flagEnded, flagRaised } from '#shared/progress/events.ts'
import { Flag, setAside } from '#shared/progress/flags.ts'
import type { Reason } from '#shared/progress/reasons.ts'
import { countedFlags } from './rules/flags.ts'
import { changed, summaryKeys } from './summary-store.ts'
import { progressTable } from './table.ts'

const Stored = z.object({ flags: z.array(Flag), version: z.int() })
const none = { flags: [], version: 0 }
const flagsKey = (studentId: string) => key(progressTable, 'flags', { studentId })
const readFlags = async (studentId: string) => (await getRow(Stored, flagsKey(studentId))) ?? none

/** Keeps which flags a child has now: those that begin or end are told, and those that end stay as facts. */
export const countFlags = (
  studentId: string,
  reasons: readonly Reason[],
  at: string,
): Promise<readonly Flag[]> =>
  retryOnConflict(async () => {
    const before = await readFlags(studentId)
    const { flags, raised, ended } = countedFlags(before.flags, reasons, schoolDay(at))
    if (JSON.stringify(flags) === JSON.stringify(before.flags)) return flags
    const version = before.version + 1
    const endedRow = (flag: Flag) => ({
      ...key(progressTable, 'ended', { studentId, raisedOn: flag.raisedOn, flagId: flag.flagId }),
      ...flag,
      endedOn: schoolDay(at),
      expiresAt: expiry(at, DEED_DAYS),
    })
    const failed = await commit<string>({
      writes: {
        flags: putVersion({ ...flagsKey(studentId), flags, version }, before.version),
        ...Object.fromEntries(ended.map(flag => [flag.flagId, putWrite(endedRow(flag))])),
      },
      emits: [
        ...raised.map(({ aside: _, ...flag }) => emit(flagRaised, { studentId, ...flag }, at)),
        ...ended.map(({ aside: _, ...flag }) =>
          emit(flagEnded, { studentId, ...flag, endedOn: schoolDay(at) }, at),
        ),
      ],
    })
    return failed.size === 0 ? flags : undefined
  })

/** Sets a child's flag aside; undefined where it is not there any more. Of two who do so at once the first holds. */
export async function keepAside(
  studentId: string,
  flagId: string,
  { by, why, at }: { readonly by: string; readonly why: string; readonly at: string },
): Promise<Flag | undefined> {
  const { flag, flags } = await retryOnConflict(async () => {
    const before = await readFlags(studentId)
    const found = before.flags.find(one => one.flagId === flagId)
    const flag = found && setAside(found, by, why, schoolDay(at))
    if (!flag || flag === found) return { flag, flags: undefined }
    const flags = before.flags.map(one => (one.flagId === flagId ? flag : one))
    const row = { ...flagsKey(studentId), flags, version: before.version + 1 }
    // Whoever counts the child meanwhile counts again.
    const writes = { flags: putVersion(row, before.version), changed: changed(studentId) }
    return (await commit({ writes })).size === 0 ? { flag, flags } : undefined
  })
  if (flags)
    for (const line of await summaryKeys(studentId))
      await changeRow(z.object({}), line, {
        update: 'SET flags = :flags',
        condition: 'attribute_exists(pk)',
        values: { ':flags': flags },
      })
  return flag
}

const DeclaredDay = z.object({ day: SchoolDay, declared: z.boolean(), version: z.int() })
/** More days than an administration declares in all its years. */
const MOST_DAYS = 2000

/** The days that were declared to be none of school and not taken back. */
export async function readDeclared(): Promise<ReadonlySet<SchoolDay>> {
  const days = await queryRows(DeclaredDay, { ...prefix(progressTable, 'declared', {}), limit: MOST_DAYS })
  return new Set(days.filter(({ declared }) => declared).map(({ day }) => day))
}

/** Keeps what a day was declared to be, unless something newer is known of it. */
export const keepDeclared = (day: SchoolDay, declared: boolean, version: number) =>
  changeRow(DeclaredDay, key(progressTable, 'declared', { day }), {
    update: 'SET #day = :day, declared = :declared, version = :version',
    condition: 'attribute_not_exists(version) OR version < :version',
    names: { '#day': 'day' },
    values: { ':day': day, ':declared': declared, ':version': version },
  })

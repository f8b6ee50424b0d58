import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { getRow, getRows, putVersioned } from '#functions/platform/store/rows.ts'
import { putVersion, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { Recommendation, type Recommended } from '#shared/progress/recommendations.ts'
import { countedRecommendations } from './rules/recommendations.ts'
import { progressTable } from './table.ts'

const Stored = z.object({ all: z.array(Recommendation), version: z.int() })
type StoredRecommendations = z.output<typeof Stored>

const none: StoredRecommendations = { all: [], version: 0 }
const keyOf = (studentId: string) => key(progressTable, 'recommended', { studentId })

/** Of each child, in the order asked: a read for a hundred of them. */
export const readRecommendations = async (
  studentIds: readonly string[],
): Promise<readonly StoredRecommendations[]> =>
  (await getRows(Stored, studentIds.map(keyOf))).map(row => row ?? none)

const rowOf = (studentId: string, all: readonly Recommendation[], version: number, at: string) => ({
  ...keyOf(studentId),
  all,
  version,
  expiresAt: expiry(at, DEED_DAYS),
})

/** Keeps what is recommended for a child now. */
export const countRecommendations = (
  studentId: string,
  needed: readonly Recommended[],
  at: string,
): Promise<true> =>
  retryOnConflict(async () => {
    const before = (await getRow(Stored, keyOf(studentId))) ?? none
    const all = countedRecommendations(before.all, needed, schoolDay(at), DEED_DAYS)
    if (JSON.stringify(all) === JSON.stringify(before.all)) return true
    const row = rowOf(studentId, all, before.version + 1, at)
    return (await putVersioned(row, before.version)) || undefined
  })

/** Puts a child's recommendations in the place of those that were read in this version, where they are still there. */
export const recommendationsWrite = (
  studentId: string,
  version: number,
  all: readonly Recommendation[],
  at: string,
): Write => putVersion(rowOf(studentId, all, version + 1, at), version)

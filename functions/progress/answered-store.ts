import * as z from 'zod/mini'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { getRow, getRows, putVersioned } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { AnsweredText, type GroupComprehension } from '#shared/progress/answered.ts'
import { type StoredAnswers, withAnswers } from './rules/answered.ts'
import { progressTable } from './table.ts'

const PackedAnswers = z.array(stored(AnsweredText, { readingId: z.string() }))
const AnswersRow = z.object({ packed: z.instanceof(Uint8Array), version: z.int() })
const answersKey = (studentId: string) => key(progressTable, 'answers', { studentId })

/** Keeps what a child answered after a reading: once, however often it is told. */
export async function storeAnswers(studentId: string, answers: StoredAnswers): Promise<void> {
  await retryOnConflict(async () => {
    const row = await getRow(AnswersRow, answersKey(studentId))
    const before = row ? PackedAnswers.parse(unpacked(row.packed)) : []
    const after = withAnswers(before, answers)
    if (after === before) return true
    const read = row?.version ?? 0
    const next = { ...answersKey(studentId), packed: packed(after), version: read + 1 }
    return (await putVersioned(next, read)) || undefined
  })
}

/** What children answered, newest first: a read for a hundred of them, however much they have read. */
export async function readAnswers(studentIds: readonly string[]): Promise<GroupComprehension> {
  const rows = await getRows(AnswersRow, studentIds.map(answersKey))
  return {
    children: studentIds.map((studentId, n) => {
      const row = rows[n]
      const texts = row ? PackedAnswers.parse(unpacked(row.packed)) : []
      return { studentId, texts: texts.map(({ readingId: _, ...text }) => text) }
    }),
  }
}

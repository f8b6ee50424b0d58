import * as z from 'zod/mini'
import { getRows, putVersioned } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { putVersion, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { askedAnew, notPlaced, Placement, type Placements } from '#shared/reading/placement.ts'
import { readingTable } from './table.ts'

const Stored = stored(Placement, { version: z.int() })
const keyOf = (studentId: string, language: Language) => key(readingTable, 'placing', { studentId, language })

/** Where a student's placement of a language stands, with the version that was read. */
export async function readPlacement(studentId: string, language: Language) {
  const [row] = await getRows(Stored, [keyOf(studentId, language)])
  const { version, ...placement } = row ?? { ...notPlaced, version: 0 }
  return { placement, version }
}

/** The same of every language. */
export async function readPlacements(studentId: string): Promise<Placements> {
  const [spanish, english] = await Promise.all(LANGUAGES.map(language => readPlacement(studentId, language)))
  return {
    placements: { 'es-PR': spanish?.placement ?? notPlaced, 'en-US': english?.placement ?? notPlaced },
  }
}

const rowOf = (studentId: string, language: Language, placement: Placement, version: number) => ({
  ...keyOf(studentId, language),
  ...placement,
  version,
})

/** Keeps where it stands now, as long as nobody has changed it meanwhile. */
export const keepPlacing = (
  studentId: string,
  language: Language,
  placement: Placement,
  read: number,
): Write => putVersion(rowOf(studentId, language, placement, read + 1), read)

/** Asks for a placement anew: once for each number, however often it is sent. */
export const keepAsked = (studentId: string, language: Language, asking: number, at: string): Promise<true> =>
  retryOnConflict(async () => {
    const { placement, version } = await readPlacement(studentId, language)
    const after = askedAnew(placement, asking, at)
    if (after === placement) return true
    return (await putVersioned(rowOf(studentId, language, after, version + 1), version)) || undefined
  })

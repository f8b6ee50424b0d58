import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { hashedContent } from '#functions/platform/services/content.ts'
import { getRow, type Row } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { SoundKit } from '#shared/catalogue/sound-kit.ts'
import { readingTable } from './table.ts'

const readPublished = hashedContent('texts', ReadingText)

const Gzipped = z.instanceof(Uint8Array)
const textKey = (studentId: string, textHash: string) => key(readingTable, 'text', { studentId, textHash })

/** A text by its content hash: a published one, or one made for this student (its `own`); undefined where there is none. */
export async function findText(textHash: string, studentId: string) {
  const published = await readPublished(textHash)
  if (published) return { text: published, isOwn: false }
  const own = await getRow(z.object({ text: Gzipped }), textKey(studentId, textHash))
  return own && { text: ReadingText.parse(JSON.parse(gunzipSync(own.text).toString())), isOwn: true }
}

export const readText = async (textHash: string, studentId: string): Promise<ReadingText | undefined> =>
  (await findText(textHash, studentId))?.text

/** A text made for one student, to be kept as long as it is offered and a reading of its last day is kept. */
export const textRow = (studentId: string, textHash: string, json: string, at: string): Row => ({
  ...textKey(studentId, textHash),
  text: gzipSync(json),
  expiresAt: expiry(at, 2 * DEED_DAYS),
})

/** A published kit of a sound by its content hash; undefined where there is none. */
export const readSoundKit = hashedContent('sounds', SoundKit)

/** The published probes of a language by their content hash; undefined where there are none. */
export const readPlacementSet = hashedContent('placement', PlacementSet)

import * as z from 'zod/mini'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { Difficulty, GRADES } from '#shared/kernel/school.ts'
import { Evidence } from '#shared/progress/schema.ts'

/** In the order of `packedEvidence`: without names, and nothing in more letters than it takes. */
const Line = z.tuple([z.string(), z.int(), z.string(), z.int(), z.int(), z.number(), z.int()])

const COMPACT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const compact = (id: string): string =>
  COMPACT.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') : `=${id}`
function whole(short: string): string {
  if (short.startsWith('=')) return short.slice(1)
  const hex = Buffer.from(short, 'base64url').toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The readings that a level rests on, in about thirty bytes each: sixty are written with every reading. */
export const packedEvidence = (evidence: readonly Evidence[]): Uint8Array =>
  packed(
    evidence.map(
      ({ readingId, version, at, grade, difficulty, accuracy, reachedAccuracy, reachedPace, paceOfGoal }) => [
        compact(readingId),
        version,
        Date.parse(at).toString(36),
        GRADES.indexOf(grade),
        Difficulty.options.indexOf(difficulty),
        accuracy,
        Number(reachedAccuracy) +
          2 * Number(reachedPace) +
          // In whole hundredths, and one more, so that none is not nothing.
          (paceOfGoal === undefined ? 0 : 4 * (1 + Math.round(100 * paceOfGoal))),
      ],
    ),
  )

export const unpackedEvidence = (bytes: Uint8Array): readonly Evidence[] =>
  z
    .array(Line)
    .parse(unpacked(bytes))
    .map(([readingId, version, at, grade, difficulty, accuracy, reached]) =>
      Evidence.parse({
        readingId: whole(readingId),
        version,
        at: new Date(Number.parseInt(at, 36)).toISOString(),
        grade: GRADES[grade],
        difficulty: Difficulty.options[difficulty],
        accuracy,
        reachedAccuracy: (reached & 1) > 0,
        reachedPace: (reached & 2) > 0,
        ...(reached >= 4 && { paceOfGoal: ((reached >> 2) - 1) / 100 }),
      }),
    )

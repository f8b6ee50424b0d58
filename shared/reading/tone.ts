import * as z from 'zod/mini'
import { WordIndex } from './word-index.ts'

/** Two octaves: no voice turns further at the end of a sentence. */
const MOST_SEMITONES = 24
/** A second and a half of frames. */
const MOST_FRAMES = 150
/** More sentences than anyone reads in ten minutes, and than any text has. */
export const MOST_TONES = 300
const MOST_SENTENCES = 10_000

/**
 * How the voice turned at the end of a sentence, as the child's device measured it: `word` is the last one, `turn` by how many
 * semitones the voice ended higher (or lower, below zero) than it was just before, and `frames` how many hundredths of a
 * second of voice say so. Three numbers, and no sound.
 */
export const Tone = z.strictObject({
  word: WordIndex,
  turn: z.number().check(z.minimum(-MOST_SEMITONES), z.maximum(MOST_SEMITONES)),
  frames: z.int().check(z.minimum(0), z.maximum(MOST_FRAMES)),
})
export type Tone = z.output<typeof Tone>

/** Bounds a measured turn. */
export const boundedTurn = (semitones: number): number =>
  Math.round(Math.max(-MOST_SEMITONES, Math.min(MOST_SEMITONES, semitones)) * 10) / 10

const Count = z.int().check(z.minimum(0), z.maximum(MOST_TONES))
const Counts = z.strictObject({ rose: Count, fell: Count, level: Count })
export type ToneCounts = z.output<typeof Counts>

/** How the voice turned at the ends of the sentences that were read, by what they are; `untold`: ends of which it cannot be told. */
export const Intonation = z.strictObject({
  statement: Counts,
  yesNo: Counts,
  asking: Counts,
  untold: z.int().check(z.minimum(0), z.maximum(MOST_SENTENCES)),
})
export type Intonation = z.output<typeof Intonation>

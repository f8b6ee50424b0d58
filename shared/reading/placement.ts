import * as z from 'zod/mini'
import { PerMinute, Share } from '../kernel/numbers.ts'
import { Difficulty, Grade, LANGUAGES, Language } from '../kernel/school.ts'
import { HeardWord } from './schema.ts'

/** A probe is listened to for so many seconds at most. */
export const PROBE_SECONDS = 30

/** More probes than there is time for. */
export const MOST_PROBES = 16
const MOST_HEARD = 200
const MOST_ASKINGS = 1000
const MOST_WORDS = 100

/** Which asking of a placement: 0 is the first time in a language, each time that a teacher asks anew is one more. */
export const Asking = z.int().check(z.minimum(0), z.maximum(MOST_ASKINGS))

/** What was heard of one probe. `passed`: the child let it be, and was given another. */
export const ReadProbe = z.strictObject({
  probeId: z.string().check(z.maxLength(40)),
  heard: z.array(HeardWord).check(z.maxLength(MOST_HEARD)),
  seconds: z.number().check(z.positive(), z.maximum(2 * PROBE_SECONDS)),
  passed: z.boolean(),
})
export type ReadProbe = z.output<typeof ReadProbe>

/** What the browser sends of a placement: what was heard, never a score, and never where it leads. */
export const FinishedPlacement = z.strictObject({
  setHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  asking: Asking,
  probes: z.array(ReadProbe).check(z.minLength(1), z.maxLength(MOST_PROBES)),
})
export type FinishedPlacement = z.output<typeof FinishedPlacement>

/** How a probe was read: what is kept of it, without a word of what was said. */
export const ProbeFact = z.strictObject({
  probeId: z.string(),
  grade: Grade,
  difficulty: Difficulty,
  words: z.int().check(z.minimum(1), z.maximum(MOST_WORDS)),
  wordsCorrect: z.int().check(z.minimum(0), z.maximum(MOST_WORDS)),
  accuracy: Share,
  reachedAccuracy: z.boolean(),
  reachedPace: z.boolean(),
  paceOfGoal: z.optional(PerMinute),
})
export type ProbeFact = z.output<typeof ProbeFact>

/** Where a placement of a language stands: which asking is the newest, since when, and what came of the last one. */
export const Placement = z.strictObject({
  asking: Asking,
  /** When a teacher asked for it; null where nobody has. */
  askedAt: z.nullable(z.iso.datetime()),
  /** The last one that was read: of which asking, when, and the grade that it found. */
  last: z.nullable(z.strictObject({ asking: Asking, at: z.iso.datetime(), grade: Grade })),
})
export type Placement = z.output<typeof Placement>
export const notPlaced: Placement = { asking: 0, askedAt: null, last: null }

/** A child's placements, a language each. */
export const Placements = z.strictObject({ placements: z.record(Language, Placement) })
export type Placements = z.output<typeof Placements>
export const noPlacements: Placements = {
  placements: { [LANGUAGES[0]]: notPlaced, [LANGUAGES[1]]: notPlaced },
}

/** Whether the newest asking was read already: each is read once. */
export const isRead = ({ asking, last }: Placement): boolean => last?.asking === asking

/** After so many readings aloud a level is known by them. */
const KNOWN_BY = 3

/**
 * Whether a child is offered a placement: until the readings of the language tell as much, once; and whenever a teacher
 * asked for it. Pre-K is not offered it: who does not read yet has nothing to read aloud; a teacher may ask all the same.
 */
export function isOffered(placement: Placement, readings: number, grade: Grade | null): boolean {
  if (isRead(placement)) return false
  return placement.asking > 0 || (readings < KNOWN_BY && grade !== 'PK')
}

/** The placement after a teacher asked for its next time; unchanged where that was asked for already, or is not the next. */
export const askedAnew = (placement: Placement, asking: number, at: string): Placement =>
  asking === placement.asking + 1 ? { ...placement, asking, askedAt: at } : placement

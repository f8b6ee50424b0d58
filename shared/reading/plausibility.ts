import type { Implausible } from './implausible.ts'
import norms from './orf-norms.json' with { type: 'json' }
import type { HeardWord } from './schema.ts'
import { eachSpoken, type SpokenWord } from './spoken-word.ts'

/** Of the fastest readers whom a published norm knows in the grades served: the 90th percentile, grade 5, spring. */
const FASTEST_PUBLISHED = Math.max(
  ...norms.englishHasbrouckTindal2017.rows
    .filter(([grade, percentile]) => grade === 5 && percentile === 90)
    .map(row => row.at(-1) ?? 0),
)
/** The best of a hundred, a short text read often, and a clock that is off are within twice as much. */
const MARGIN = 2

/** Words a minute that a whole reading may have: 390, twice the 195 of Hasbrouck & Tindal (2017). */
export const FASTEST_READING = MARGIN * FASTEST_PUBLISHED

/**
 * Words a minute that a run of words may have: 655, at which Sean Shannon recited Hamlet's soliloquy in 1995, the fastest
 * speech that Guinness World Records has.
 */
export const FASTEST_SPEECH = 655
/** Fewer words in a row say nothing: recognisers tell their times by tenths of a second. */
export const RUN_WORDS = 10

/** Words may overlap by what recognisers blur: a second in all, and a quarter of the time that was read. */
export const OVERLAP = { seconds: 1, share: 0.25 }

type Aloud = { readonly mode: 'aloud'; readonly heard: readonly HeardWord[]; readonly seconds: number }
type Tapped = { readonly mode: 'tapped'; readonly tapped: readonly number[]; readonly seconds: number }

/** Why a finished reading cannot be what a child read; undefined where it can. `seconds` is how long the child read. */
export function implausibilityOf(reading: Aloud | Tapped, wordsCorrect: number): Implausible | undefined {
  if (wordsCorrect === 0) return 'nothingRead'
  const spoken = reading.mode === 'aloud' ? spokenIn(reading.heard) : []
  const words = reading.mode === 'aloud' ? spoken.length : new Set(reading.tapped).size
  if (isFaster(words, reading.seconds, FASTEST_READING)) return 'tooFast'
  if (!isTimed(spoken)) return undefined
  if (overlaps(spoken)) return 'timesOverlap'
  return hasFastRun(spoken) ? 'tooFast' : undefined
}

function spokenIn(heard: readonly HeardWord[]): readonly SpokenWord[] {
  const spoken: SpokenWord[] = []
  for (const word of heard) eachSpoken(word, one => spoken.push(one))
  return spoken
}

/** A recogniser without a clock gives every word the same moment. */
const isTimed = (spoken: readonly SpokenWord[]): boolean =>
  spoken.some(({ start, end }) => start !== 0 || end !== 0)

const isFaster = (words: number, seconds: number, wordsPerMinute: number): boolean =>
  words * 60 > wordsPerMinute * seconds

/** Each word begins where the one before has ended; what it begins earlier is said over it. */
function overlaps(spoken: readonly SpokenWord[]): boolean {
  const said = spoken.reduce((sum, { end }, at) => sum + Math.max(0, end - (spoken[at + 1]?.start ?? end)), 0)
  const from = spoken.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY)
  const span = spoken.reduce((last, { end }) => Math.max(last, end), 0) - from
  return said > OVERLAP.seconds && said > OVERLAP.share * span
}

const hasFastRun = (spoken: readonly SpokenWord[]): boolean =>
  spoken.some(({ start }, at) => {
    const last = spoken[at + RUN_WORDS - 1]
    return last !== undefined && isFaster(RUN_WORDS, last.end - start, FASTEST_SPEECH)
  })

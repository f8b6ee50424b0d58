import * as z from 'zod/mini'
import { Share } from '#shared/kernel/numbers.ts'
import { Grade, Language } from '#shared/kernel/school.ts'
import { RULES } from '#shared/language/rules.ts'
import { Policy } from './policy.ts'
import { Intonation, MOST_TONES, Tone } from './tone.ts'

/** Raised when the same reading could score otherwise; stored with each score so that it can be computed again. */
export const ENGINE_VERSION = '7'

/** No recogniser listens for so long. What is before the beginning is a clock that is off: words are judged without it. */
const MOST_SECONDS = 3600
const Moment = z.number().check(z.minimum(-MOST_SECONDS), z.maximum(MOST_SECONDS))

/** A word as a recogniser heard it; `start` and `end` are seconds from the moment the child was told to begin. */
export const HeardWord = z.strictObject({
  word: z.string().check(z.maxLength(500)),
  start: Moment,
  end: Moment,
  confidence: z.optional(Share),
})
export type HeardWord = z.output<typeof HeardWord>

export const Season = z.enum(['fall', 'winter', 'spring'])
export type Season = z.output<typeof Season>

/** All that a score depends on. `seconds` is how long the child read; grade, season and target place the score. */
export const ReadingInput = z.strictObject({
  language: Language,
  expected: z.string().check(z.maxLength(50_000)),
  heard: z.array(HeardWord).check(z.maxLength(10_000)),
  seconds: Moment,
  policy: z._default(Policy, Policy.parse({})),
  grade: z.optional(Grade),
  season: z.optional(Season),
  wpmTarget: z.optional(z.number().check(z.positive())),
  /** How the voice turned at the ends of sentences, where the device could measure it. */
  tones: z._default(z.array(Tone).check(z.maxLength(MOST_TONES)), []),
})
export type ReadingInput = z.output<typeof ReadingInput>

export const Outcome = z.enum([
  'correct',
  'selfCorrected',
  'dialect',
  'mispronounced',
  'substituted',
  'omitted',
  'hesitated',
  'transposed',
  'notReached',
])
export type Outcome = z.output<typeof Outcome>

const Rule = z.enum(RULES)

/** A word of the text and what became of it. `rule` explains a difference, `moreRules` when it took several. */
export const ScoredWord = z.strictObject({
  expected: z.string(),
  outcome: Outcome,
  heard: z.optional(z.string()),
  start: z.optional(z.number()),
  end: z.optional(z.number()),
  rule: z.optional(Rule),
  moreRules: z.optional(z.array(Rule)),
})
export type ScoredWord = z.output<typeof ScoredWord>

/** A word that was said and is not in the text there. `after` is the index of the text's word before it, -1 at the start. */
export const ExtraWord = z.strictObject({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  after: z.number(),
})
export type ExtraWord = z.output<typeof ExtraWord>

/** What happened, for a reading that cannot be scored as one. */
export const Verdict = z.enum(['scored', 'emptyText', 'nothingHeard', 'notThisText'])
export type Verdict = z.output<typeof Verdict>

/** What the score had to do without. */
export const Note = z.enum(['timesUnreliable', 'noDuration'])
export type Note = z.output<typeof Note>

export const ProsodyReason = z.enum([
  'tooFewWords',
  'wordByWord',
  'shortPhrases',
  'phrased',
  'longPauses',
  'pausesAtPunctuation',
  'runsThroughPunctuation',
  'rushing',
  /** Most words stand apart, like those of a list. */
  'wordsApart',
  /** So slow that words come out of their syllables. */
  'drawnOut',
  /** The recogniser timed phrases, not words. */
  'timesSharedOut',
])
export type ProsodyReason = z.output<typeof ProsodyReason>

/** `level` 1 to 4 on the scale of the National Assessment of Educational Progress; null when it cannot be told. */
export const Prosody = z.strictObject({
  level: z.nullable(z.number()),
  reasons: z.array(ProsodyReason),
  /** Words between pauses, on average. */
  phraseLength: z.nullable(z.number()),
  /** Silences of a second and more inside a sentence. */
  longPauses: z.number(),
  /** Share of the commas and full stops passed at which the voice rested; null when none was passed. */
  punctuationHeeded: z.nullable(z.number()),
})
export type Prosody = z.output<typeof Prosody>

/** Where the words correct per minute stand against a published reference or the text's own target. */
export const Benchmark = z.strictObject({
  reference: z.nullable(z.enum(['hasbrouckTindal2017', 'idelFlo', 'sepMexico', 'textTarget'])),
  /** Words correct per minute that the reference expects. */
  expected: z.nullable(z.number()),
  /** The score as a share of it: below 0.8, up to 1.2, above. */
  band: z.nullable(z.enum(['below', 'at', 'above'])),
  /** What the child aims for, in words correct per minute. */
  goal: z.nullable(z.number()),
  /** Highest published percentile reached (Hasbrouck and Tindal only): 0 is under the 10th. */
  percentile: z.nullable(z.number()),
  accuracyBand: z.nullable(z.enum(['low', 'middle', 'high'])),
})
export type Benchmark = z.output<typeof Benchmark>

export const ScoredReading = z.strictObject({
  engineVersion: z.string(),
  verdict: Verdict,
  notes: z.array(Note),
  words: z.array(ScoredWord),
  insertions: z.array(ExtraWord),
  repetitions: z.array(ExtraWord),
  wordsCorrect: z.number(),
  errors: z.number(),
  /** Words correct over words attempted, 0 to 1. */
  accuracy: z.number(),
  /** Null when the reading has no known duration. */
  wordsCorrectPerMinute: z.nullable(z.number()),
  prosody: Prosody,
  /** Null where no voice was measured. */
  intonation: z.nullable(Intonation),
  benchmark: Benchmark,
})
export type ScoredReading = z.output<typeof ScoredReading>

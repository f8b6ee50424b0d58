import { tokenize } from '#shared/language/tokenize.ts'
import { withAccent } from './accent.ts'
import { type Alignment, startAlignment } from './align.ts'
import { benchmarkOf } from './benchmark.ts'
import { intonationOf } from './intonation.ts'
import { type Judgement, judge } from './judge.ts'
import { isCorrect, isError } from './outcomes.ts'
import { prosodyOf } from './prosody.ts'
import {
  ENGINE_VERSION,
  type HeardWord,
  type Note,
  type Outcome,
  type ReadingInput,
  type ScoredReading,
  type ScoredWord,
  type Verdict,
} from './schema.ts'

/**
 * Scores a finished reading: the outcome of every word of the text, words correct per minute, accuracy, prosody and
 * benchmark. Pure: the same input gives the same score in browser and server. It never fails; a reading that cannot
 * be scored says so in `verdict`, all its words not reached. `overrides` are the words, by index, that a teacher heard
 * otherwise: their outcome is the teacher's, and everything that is counted is counted with it.
 */
export function scoreReading(input: ReadingInput, overrides: Overrides = new Map()): ScoredReading {
  const tokens = tokenize(input.expected)
  const expected = tokens.map(token => token.text)
  const alignment = startAlignment(expected, input)
  for (const word of input.heard) alignment.hear(word)
  const timed = areReliable(input.heard)
  const judgement = withAccent(judge(expected, alignment, input.policy, timed), input)
  const verdict = verdictOf(expected, alignment, judgement)
  const { words: judged, insertions, repetitions } = verdict === 'scored' ? judgement : unread(expected)
  const words = judged.map((word, index) => overridden(word, overrides.get(index)))

  const wordsCorrect = words.filter(word => isCorrect(word.outcome)).length
  const misread = words.filter(word => isError(word.outcome)).length
  const errors = misread + (input.policy.insertions === 'counted' ? insertions.length : 0)
  const attempted = wordsCorrect + errors
  const accuracy = attempted === 0 ? 0 : wordsCorrect / attempted
  const seconds = secondsOf(input, timed)
  const wordsCorrectPerMinute = seconds === null ? null : (wordsCorrect * 60) / seconds
  const notes: Note[] = []
  if (!timed && input.heard.length > 0) notes.push('timesUnreliable')
  if (seconds === null) notes.push('noDuration')
  return {
    engineVersion: ENGINE_VERSION,
    verdict,
    notes,
    words,
    insertions,
    repetitions,
    wordsCorrect,
    errors,
    accuracy,
    wordsCorrectPerMinute,
    prosody: prosodyOf(tokens, words),
    intonation: timed ? intonationOf(input.expected, input.language, judged, input.tones) : null,
    benchmark: benchmarkOf(input, wordsCorrectPerMinute, accuracy),
  }
}

type Overrides = ReadonlyMap<number, Outcome>

/** What was heard and when stays; the rule explained the engine's outcome, not the teacher's. */
function overridden(word: ScoredWord, outcome: Outcome | undefined): ScoredWord {
  if (outcome === undefined || outcome === word.outcome) return word
  const { rule: _, moreRules: __, ...heard } = word
  return { ...heard, outcome }
}

const unread = (expected: readonly string[]): Judgement => ({
  words: expected.map(word => ({ expected: word, outcome: 'notReached' })),
  insertions: [],
  repetitions: [],
})

/** Times that go forward from zero. */
function areReliable(heard: readonly HeardWord[]): boolean {
  let before = 0
  for (const { start, end } of heard) {
    if (start < before || end < start) return false
    before = start
  }
  return (heard.at(-1)?.end ?? 0) > 0
}

/** Less is no time in which anything can be read. */
const SHORTEST_SECONDS = 0.1

/** The reading's own duration, else the end of its last word; null when neither can be. */
function secondsOf(input: ReadingInput, timed: boolean): number | null {
  const lastEnd = timed ? (input.heard.at(-1)?.end ?? 0) : 0
  return [input.seconds, lastEnd].find(seconds => seconds >= SHORTEST_SECONDS) ?? null
}

/** Below these shares, of what was heard and of the text that it reached, many words are not a reading of this text. */
const MANY = 8
const HEARD_SHARE = 0.2
const RUN_SHARE = 0.3

function verdictOf(expected: readonly string[], { spoken }: Alignment, { words }: Judgement): Verdict {
  if (expected.length === 0) return 'emptyText'
  if (spoken.length === 0) return 'nothingHeard'
  const read = words.map(word => isCorrect(word.outcome) || word.outcome === 'hesitated')
  const count = read.filter(Boolean).length
  if (count === 0) return 'notThisText'
  if (spoken.length < MANY || count >= spoken.length * HEARD_SHARE) return 'scored'
  // Noise meets single words of a text by chance; neighbours it does not.
  const attempted = words.filter(word => word.outcome !== 'notReached').length
  const inRuns = read.filter((is, at) => is && (read[at - 1] || read[at + 1])).length
  return inRuns >= attempted * RUN_SHARE ? 'scored' : 'notThisText'
}

import type { Token } from '#shared/language/tokenize.ts'
import type { Prosody, ProsodyReason, ScoredWord } from './schema.ts'

/** Seconds of silence that part two phrases, that rest at punctuation, and that are a stop. */
const PHRASE_PAUSE = 0.35
const REST = 0.15
const LONG_PAUSE = 1
const FEWEST_WORDS = 8
/** Words a minute, while speaking, beyond which passing over punctuation is rushing. */
const RUSHING = 170

/** Within a phrase words run together; where most stand so many seconds apart, they are read as a list. */
const APART = 0.15
/** Seconds a letter, pauses apart: so slow, hardly two syllables a second, words come out of their syllables. */
const DRAWN_OUT = 0.28
/** Of seconds a letter, so little unevenness (as a share of the mean) has no voice: the times were shared out by length. */
const UNEVEN = 0.02

const untold = (reasons: ProsodyReason[]): Prosody => ({
  level: null,
  reasons,
  phraseLength: null,
  longPauses: 0,
  punctuationHeeded: null,
})

/**
 * How expressively a reading is phrased, from its silences and from how long its words take for their length. The levels
 * are those of the oral reading fluency scale of the National Assessment of Educational Progress (Pinnell et al. 1995;
 * Daane et al. 2005): 1 word by word, 2 in twos, 3 in threes and fours, 4 in larger, meaningful groups. Words that all
 * stand apart, or are drawn out, are in no larger groups, however short the silences. How the voice turns is `intonation.ts`'s.
 */
export function prosodyOf(tokens: readonly Token[], words: readonly ScoredWord[]): Prosody {
  const gaps = gapsBetween(tokens, words)
  if (gaps.length + 1 < FEWEST_WORDS) return untold(['tooFewWords'])
  if (areSharedOut(gaps)) return untold(['timesSharedOut'])
  const inside = gaps.filter(gap => gap.boundary === 'none')
  const marked = gaps.filter(gap => gap.boundary !== 'none')
  const parted = inside.filter(gap => gap.seconds >= PHRASE_PAUSE).length
  const rested = marked.filter(gap => gap.seconds >= REST).length
  const longPauses = inside.filter(gap => gap.seconds >= LONG_PAUSE).length
  // A pause at punctuation parts two phrases, too.
  const phraseLength =
    (gaps.length + 1) / (parted + 1 + marked.filter(gap => gap.seconds >= PHRASE_PAUSE).length)
  const punctuationHeeded = marked.length === 0 ? null : rested / marked.length
  const runsThrough = punctuationHeeded !== null && punctuationHeeded < 0.5
  const rushing = runsThrough && speakingRate(words) > RUSHING

  const reasons: ProsodyReason[] = []
  const share = inside.length === 0 ? 0 : parted / inside.length
  let level = share > 0.6 ? 1 : share > 0.3 ? 2 : share > 0.12 || phraseLength < 3 ? 3 : 4
  reasons.push(level === 1 ? 'wordByWord' : level === 2 ? 'shortPhrases' : 'phrased')
  if (longPauses > inside.length * 0.05) {
    reasons.push('longPauses')
    level = Math.min(level, 3)
  }
  if (runsThrough) {
    reasons.push('runsThroughPunctuation')
    level = Math.min(level, 3)
  } else if (punctuationHeeded !== null) reasons.push('pausesAtPunctuation')
  if (rushing) {
    reasons.push('rushing')
    level = Math.min(level, 2)
  }
  if (level > 1 && middleOf(inside.map(({ seconds }) => seconds)) >= APART) {
    reasons.push('wordsApart')
    level = 2
  }
  if (secondsPerLetter(inside) >= DRAWN_OUT) {
    reasons.push('drawnOut')
    level = Math.min(level, 2)
  }
  return { level, reasons, phraseLength, longPauses, punctuationHeeded }
}

interface Gap {
  readonly boundary: Token['boundary']
  readonly seconds: number
  /** From the beginning of the word before it to that of the next. */
  readonly beat: number
  /** Of the word before it. */
  readonly letters: number
}

function secondsPerLetter(gaps: readonly Gap[]): number {
  const spoken = gaps.filter(({ seconds }) => seconds < PHRASE_PAUSE)
  const letters = spoken.reduce((sum, gap) => sum + gap.letters, 0)
  return letters === 0 ? 0 : spoken.reduce((sum, gap) => sum + gap.beat, 0) / letters
}

function middleOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Whether the times are no times of words: a recogniser that gives those of whole phrases leaves no silence between words. */
function areSharedOut(gaps: readonly Gap[]): boolean {
  const mean = secondsPerLetter(gaps)
  return mean > 0 && gaps.every(({ beat, letters }) => Math.abs(beat / letters - mean) <= mean * UNEVEN)
}

function gapsBetween(tokens: readonly Token[], words: readonly ScoredWord[]): Gap[] {
  const gaps: Gap[] = []
  for (let at = 1; at < words.length; at++) {
    const end = words[at - 1]?.end
    const start = words[at]?.start
    const boundary = tokens[at - 1]?.boundary
    const began = words[at - 1]?.start
    const letters = tokens[at - 1]?.text.length || 1
    if (began !== undefined && end !== undefined && start !== undefined && boundary)
      gaps.push({ boundary, seconds: start - end, beat: start - began, letters })
  }
  return gaps
}

/** Words a minute over the time in which the voice is heard. */
function speakingRate(words: readonly ScoredWord[]): number {
  let seconds = 0
  let count = 0
  for (const { start, end } of words) {
    if (start === undefined || end === undefined) continue
    seconds += end - start
    count++
  }
  return seconds > 0 ? (count * 60) / seconds : 0
}

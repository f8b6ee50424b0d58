import type { Token } from '#shared/language/tokenize.ts'
import type { Prosody, ProsodyReason, ScoredWord } from './schema.ts'

/** Seconds of silence that part two phrases, that rest at punctuation, and that are a stop. */
const PHRASE_PAUSE = 0.35
const REST = 0.15
const LONG_PAUSE = 1
const FEWEST_WORDS = 8
/** Words a minute, while speaking, beyond which passing over punctuation is rushing. */
const RUSHING = 170

const untold = (reasons: ProsodyReason[]): Prosody => ({
  level: null,
  reasons,
  phraseLength: null,
  longPauses: 0,
  punctuationHeeded: null,
})

/**
 * How expressively a reading is phrased, from its silences alone. The levels are those of the oral reading fluency
 * scale of the National Assessment of Educational Progress (Pinnell et al. 1995; Daane et al. 2005): 1 word by word,
 * 2 in twos, 3 in threes and fours, 4 in larger, meaningful groups. Intonation is not judged.
 */
export function prosodyOf(tokens: readonly Token[], words: readonly ScoredWord[]): Prosody {
  const gaps = gapsBetween(tokens, words)
  if (gaps.length + 1 < FEWEST_WORDS) return untold(['tooFewWords'])
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
  return { level, reasons, phraseLength, longPauses, punctuationHeeded }
}

interface Gap {
  readonly boundary: Token['boundary']
  readonly seconds: number
}

function gapsBetween(tokens: readonly Token[], words: readonly ScoredWord[]): Gap[] {
  const gaps: Gap[] = []
  for (let at = 1; at < words.length; at++) {
    const end = words[at - 1]?.end
    const start = words[at]?.start
    const boundary = tokens[at - 1]?.boundary
    if (end !== undefined && start !== undefined && boundary) gaps.push({ boundary, seconds: start - end })
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

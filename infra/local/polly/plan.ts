import type { Language } from '#shared/kernel/school.ts'
import { normalizeWord, spokenForms } from '#shared/language/spoken-forms.ts'
import { type Token, tokenize } from '#shared/language/tokenize.ts'
import { englishSounds } from './english-sounds.ts'
import { type PhoneName, phoneOf, type Sounded } from './phones.ts'
import { spanishSounds } from './spanish-sounds.ts'

/** A sound in time, in seconds. */
export interface PlannedSound {
  readonly phone: PhoneName
  readonly start: number
  readonly end: number
}

/** A word of the text in time: UTF-16 offsets, seconds. */
export interface PlannedWord {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

/** How high the voice is at a moment, as a factor of its own height; in between it glides. */
interface PitchPoint {
  readonly at: number
  readonly factor: number
}

/** What is said when: the marks are told from it and the sound is made from it, so they agree. */
export interface Plan {
  readonly sounds: readonly PlannedSound[]
  readonly words: readonly PlannedWord[]
  readonly pitch: readonly PitchPoint[]
  readonly seconds: number
}

const LEAD_SECONDS = 0.04
const PAUSES = { none: 0, phrase: 0.24, sentence: 0.46, paragraph: 0.7 } as const
const STRESSED = 1.3
/** The last syllable before a pause is drawn out. */
const LAST = 1.35

/** Sounds, words and melody of a text. `pace` is 1 for the usual one, above it for a slower one. */
export function planOf(text: string, language: Language, pace: number): Plan {
  const tokens = tokenize(text)
  const sounds: PlannedSound[] = []
  const words: PlannedWord[] = []
  const pitch: PitchPoint[] = []
  let at = LEAD_SECONDS
  let phrase: Stress[] = []
  let phraseBegan = at
  tokens.forEach((token, n) => {
    const start = at
    const boundary = pauseAfter(text, token, tokens[n + 1])
    const begins = n === 0 || start === phraseBegan
    const sounded = wordsOf(token, language, tokens[n - 1]?.text).flatMap((word, w) =>
      language === 'es-PR' ? spanishSounds(word, begins && w === 0) : englishSounds(word),
    )
    const lastVowel = sounded.findLastIndex(isVowel)
    sounded.forEach((one, s) => {
      const seconds = secondsOf(one, boundary !== 'none' && s >= lastVowel, pace)
      if (one.stressed) phrase.push({ at, seconds })
      sounds.push({ phone: one.phone, start: at, end: at + seconds })
      at += seconds
    })
    words.push({ from: token.start, to: token.end, start, end: at })
    if (boundary === 'none') return
    const marks = text.slice(token.end, tokens[n + 1]?.start)
    pitch.push(...melody(phraseBegan, at, phrase, boundary, marks))
    at += PAUSES[boundary]
    phraseBegan = at
    phrase = []
  })
  return { sounds, words, pitch, seconds: at }
}

const isVowel = ({ phone }: Sounded) => phoneOf(phone).kind === 'vowel'

function secondsOf({ phone, stressed }: Sounded, isLast: boolean, pace: number): number {
  const { ms, burst, delay } = phoneOf(phone)
  const drawn = (stressed ? STRESSED : 1) * (isLast && phone !== 'tap' ? LAST : 1)
  return ((ms * drawn + burst + delay) * pace) / 1000
}

/** The words by which a written one is said: numerals and abbreviations in full, hyphens apart. */
function wordsOf({ text }: Token, language: Language, before = ''): readonly string[] {
  const [own = [], ...others] = spokenForms(text, language, { before })
  const isLetters = /[aeiouyáéíóúü]/i.test(text) && !/\d/.test(text)
  if (isLetters && !text.includes('-')) return own
  const said = isLetters ? text.split('-').map(normalizeWord) : (others[0] ?? own)
  return said.filter(word => word !== '')
}

function pauseAfter(text: string, token: Token, next: Token | undefined): keyof typeof PAUSES {
  if (!next) return 'sentence'
  return text.slice(token.end, next.start).includes('\n\n') ? 'paragraph' : token.boundary
}

interface Stress {
  readonly at: number
  readonly seconds: number
}

/** The voice falls through a phrase and rises on its stresses; a question ends high, a sentence low. */
function melody(
  start: number,
  end: number,
  stresses: readonly Stress[],
  boundary: keyof typeof PAUSES,
  marks: string,
): readonly PitchPoint[] {
  const rise = marks.includes('!') ? 0.22 : 0.13
  const fallen = (at: number) => 1.06 - (0.14 * (at - start)) / Math.max(0.1, end - start)
  const accents = stresses.flatMap(({ at, seconds }, n) => {
    const isLast = n === stresses.length - 1 && boundary !== 'phrase'
    const height = fallen(at) + (isLast ? rise * 0.4 : rise)
    return [
      { at, factor: fallen(at) },
      { at: at + seconds * 0.6, factor: height },
    ]
  })
  const last = marks.includes('?') ? 1.32 : boundary === 'phrase' ? 1.06 : 0.76
  return [{ at: start, factor: 1.06 }, ...accents, { at: end, factor: last }]
}

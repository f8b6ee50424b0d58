import type { Language } from '#shared/language/language.ts'
import {
  type Pronunciation,
  phoneticDistance,
  pronounce,
  type Rule,
  rulesBetween,
  soundsSame,
} from '#shared/language/pronunciation.ts'
import { spokenForms } from '#shared/language/spoken-forms.ts'

/** What taking a heard word for a written one costs the alignment. */
export const SAME = 0
export const BY_RULE = 1
const NEAREST = 2
const NEAR_STEPS = 6
/** Dearer than a word put in (10), so that noise at the end of a reading consumes no text. */
export const UNLIKE = 11
const NEAR_DISTANCE = 0.5

/** How one heard form compares with every word of the text. */
export interface Comparison {
  /** Cost by position in the text. */
  readonly costs: Uint8Array
  /** Positions that the form reads correctly, dialect included. */
  readonly hits: readonly number[]
  /** Runs of 2 to 4 words of the text that the form is all together ("elgato", 35 for "treinta y cinco"). */
  readonly glued: readonly Run[]
}

interface Form {
  readonly sound: Pronunciation
  readonly positions: number[]
}

export interface Lexicon {
  compare(heard: string): Comparison
  /** The rules that turn the text's word at this position into the heard form; empty when it is the word itself. */
  rules(position: number, heard: string): readonly Rule[]
  /** Whether the text has this very form anywhere. */
  has(form: string): boolean
  /** Positions whose spoken forms, said as several words, are these letters. */
  joined(letters: string): readonly number[]
  /** Whether a way of saying some word of the text in several words ends with this one. */
  endsJoined(form: string): boolean
}

export interface Run {
  readonly from: number
  readonly count: number
}

const MOST_GLUED = 4
const none: readonly never[] = []

/** The words of a text, indexed by all proper ways to say them. Built once a reading. */
export function lexiconOf(words: readonly string[], language: Language): Lexicon {
  const forms = new Map<string, Form>()
  const lastWords = new Set<string>()
  const firstForms: string[] = []
  words.forEach((word, position) => {
    const ways = spokenForms(word, language, words[position - 1])
    firstForms.push(ways[0]?.join('') ?? '')
    for (const way of ways) {
      const letters = way.join('')
      const form = forms.get(letters)
      if (!form) forms.set(letters, { sound: pronounce(letters, language), positions: [position] })
      else if (form.positions.at(-1) !== position) form.positions.push(position)
      const last = way.at(-1)
      if (way.length > 1 && last !== undefined) lastWords.add(last)
    }
  })
  const vocabulary = [...forms.values()]
  const comparisons = new Map<string, Comparison>()
  let runs: Map<string, Run[]> | undefined

  const soundsOf = (heard: string): Pronunciation[] =>
    spokenForms(heard, language).map(way => pronounce(way.join(''), language))

  const gluedAs = (sounds: readonly Pronunciation[]): readonly Run[] => {
    if (sounds.every(sound => forms.has(sound.form))) return none
    runs ??= runsOf(firstForms)
    return sounds.flatMap(sound => runs?.get(sound.form) ?? [])
  }

  return {
    has: form => forms.has(form),
    joined: letters => forms.get(letters)?.positions ?? none,
    endsJoined: form => lastWords.has(form),
    compare(heard) {
      let comparison = comparisons.get(heard)
      if (!comparison) {
        const sounds = soundsOf(heard)
        comparison = { ...compareAll(vocabulary, words.length, sounds, language), glued: gluedAs(sounds) }
        comparisons.set(heard, comparison)
      }
      return comparison
    },
    rules(position, heard) {
      const sounds = soundsOf(heard)
      const written = vocabulary.filter(form => form.positions.includes(position))
      if (written.some(form => sounds.some(sound => soundsSame(form.sound, sound, language)))) return none
      for (const form of written) {
        for (const sound of sounds) {
          const rules = rulesBetween(form.sound, sound, language)
          if (rules) return rules
        }
      }
      return none
    },
  }
}

function compareAll(
  vocabulary: readonly Form[],
  length: number,
  sounds: readonly Pronunciation[],
  language: Language,
): Omit<Comparison, 'glued'> {
  const costs = new Uint8Array(length).fill(UNLIKE)
  const hits: number[] = []
  for (const form of vocabulary) {
    for (const sound of sounds) {
      if (!shareHalf(form.sound, sound)) continue
      const cost = costOf(form.sound, sound, language)
      if (cost === UNLIKE) continue
      for (const position of form.positions) {
        if (cost <= BY_RULE && (costs[position] ?? UNLIKE) > BY_RULE) hits.push(position)
        if (cost < (costs[position] ?? UNLIKE)) costs[position] = cost
      }
    }
  }
  return { costs, hits }
}

/** A cheap sieve before the edit distance: of the sounds of both, at least half are in both. Homographs pass it. */
function shareHalf(a: Pronunciation, b: Pronunciation): boolean {
  if (a.form === b.form) return true
  const apart = a.sounds ^ b.sounds
  return apart === 0 || bitCount(apart) <= Math.max(a.codes.length, b.codes.length)
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function costOf(written: Pronunciation, heard: Pronunciation, language: Language): number {
  if (soundsSame(written, heard, language)) return SAME
  const distance = phoneticDistance(written, heard, language)
  if (distance > NEAR_DISTANCE) return UNLIKE
  if (distance > 0 && rulesBetween(written, heard, language)) return BY_RULE
  return NEAREST + Math.floor((distance / NEAR_DISTANCE) * NEAR_STEPS)
}

function runsOf(forms: readonly string[]): Map<string, Run[]> {
  const runs = new Map<string, Run[]>()
  for (let from = 0; from < forms.length; from++) {
    let letters = forms[from] ?? ''
    for (let count = 2; count <= MOST_GLUED && from + count <= forms.length; count++) {
      letters += forms[from + count - 1] ?? ''
      const found = runs.get(letters)
      if (found) found.push({ from, count })
      else runs.set(letters, [{ from, count }])
    }
  }
  return runs
}

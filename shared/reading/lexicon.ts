import type { Language } from '#shared/kernel/school.ts'
import { homophonesOf } from '#shared/language/english-homophones.ts'
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
const SAME = 0
export const BY_RULE = 1
const NEAREST = 2
const NEAR_STEPS = 6
/** Dearer than a word put in (10), so that noise at the end of a reading consumes no text. */
export const UNLIKE = 12
const NEAR_DISTANCE = 0.4
/** Of the sounds of the longer word, the share that only one of two like words may have. */
const MOST_APART = 0.6

/** How one heard form compares with every word of the text. */
export interface Comparison {
  /** Cost by position in the text. */
  readonly costs: Uint8Array
  /** The column after the last position that the form is at all like; 0 where none is. */
  readonly lastLike: number
  /** Positions that the form reads correctly, dialect included. */
  readonly hits: readonly number[]
  /** Runs of 2 to 15 words of the text that the form is all together ("elgato", 35 for "treinta y cinco"). */
  readonly glued: readonly Run[]
  /** Whether the text has this very form. */
  readonly known: boolean
  /** Whether a way of saying some word of the text in several words ends with this one. */
  readonly endsJoined: boolean
}

interface Run {
  readonly from: number
  readonly count: number
}

interface Form {
  readonly sound: Pronunciation
  readonly positions: number[]
}

export interface Lexicon {
  compare(heard: string): Comparison
  /** The rules that turn the text's word at this position into the heard form; empty when it is the word itself. */
  rules(position: number, heard: string): readonly Rule[]
  /** Positions of words that can be said as these letters, in one word or several. */
  positions(letters: string): readonly number[]
}

/** What a move can count. */
const MOST_GLUED = 15
const none: readonly never[] = []

/** The words of a text, indexed by all proper ways to say them and by their sounds. Built once a reading. */
export function lexiconOf(words: readonly string[], language: Language): Lexicon {
  const forms = new Map<string, Form>()
  const byFold = new Map<string, Form[]>()
  const lastWords = new Set<string>()
  const firstForms: string[] = []
  const comparisons = new Map<string, Comparison>()

  for (let position = 0; position < words.length; position++) {
    const ways = spokenForms(words[position] ?? '', language, words[position - 1])
    firstForms.push(ways[0]?.join('') ?? '')
    for (const way of ways) {
      add(way.length === 1 ? (way[0] ?? '') : way.join(''), position)
      if (way.length > 1) lastWords.add(way.at(-1) ?? '')
    }
  }
  const vocabulary = [...forms.values()]
  const initials = Uint16Array.from(firstForms, form => form.charCodeAt(0))
  const lengths = Uint8Array.from(vocabulary, form => form.sound.codes.length)
  const sounds = Int32Array.from(vocabulary, form => form.sound.sounds)
  // Before the reading begins, so that while it lasts only strange words need comparing.
  for (const letters of forms.keys()) comparisons.set(letters, compareAll(letters))

  return {
    positions: letters => forms.get(letters)?.positions ?? none,
    compare(heard) {
      let comparison = comparisons.get(heard)
      if (!comparison) {
        comparison = compareAll(heard)
        comparisons.set(heard, comparison)
      }
      return comparison
    },
    rules(position, heard) {
      const ways = soundsOf(heard)
      const written = vocabulary.filter(form => form.positions.includes(position))
      if (written.some(form => ways.some(sound => soundsSame(form.sound, sound, language)))) return none
      for (const form of written) {
        for (const sound of ways) {
          const rules = rulesBetween(form.sound, sound, language)
          if (rules) return rules
        }
      }
      return none
    },
  }

  function add(letters: string, position: number): void {
    const known = forms.get(letters)
    if (known) {
      if (known.positions.at(-1) !== position) known.positions.push(position)
      return
    }
    const form = { sound: pronounce(letters, language), positions: [position] }
    forms.set(letters, form)
    const alike = byFold.get(form.sound.fold)
    if (alike) alike.push(form)
    else byFold.set(form.sound.fold, [form])
  }

  /** The sounds of a heard form; of a numeral, of each way to say it. */
  function soundsOf(heard: string): Pronunciation[] {
    const known = forms.get(heard)
    if (known && !startsWithDigit(heard)) return [known.sound]
    return spokenForms(heard, language).map(way => pronounce(way.join(''), language))
  }

  function compareAll(heard: string): Comparison {
    const costs = new Uint8Array(words.length).fill(UNLIKE)
    const hits: number[] = []
    let lastLike = 0
    const ways = soundsOf(heard)
    const take = (form: Form, cost: number) => {
      for (const position of form.positions) {
        const before = costs[position] ?? UNLIKE
        if (cost <= BY_RULE && before > BY_RULE) hits.push(position)
        if (cost < before) costs[position] = cost
        if (position >= lastLike) lastLike = position + 1
      }
    }
    for (const sound of ways) {
      // What reads a word rightly has its letters, is its homophone, or sounds alike once the rules are folded away.
      for (const letters of [sound.form, ...homophonesOf(sound.form, language)]) {
        const form = forms.get(letters)
        if (form) take(form, SAME)
      }
      for (const form of byFold.get(sound.fold) ?? none) {
        if (soundsSame(form.sound, sound, language)) take(form, SAME)
        else if (rulesBetween(form.sound, sound, language)) take(form, BY_RULE)
      }
    }
    // A word that the text has is that word, however near it sounds to others.
    const known = forms.has(heard)
    const endsJoined = lastWords.has(heard)
    if (known) return { costs, lastLike, hits, glued: none, known, endsJoined }
    for (const sound of ways) compareNear(sound, take)
    return { costs, lastLike, hits, glued: ways.flatMap(sound => gluedAs(sound.form)), known, endsJoined }
  }

  function compareNear(heard: Pronunciation, take: (form: Form, cost: number) => void): void {
    const length = heard.codes.length
    for (let at = 0; at < vocabulary.length; at++) {
      const longest = Math.max(lengths[at] ?? 0, length)
      // A cheap sieve before the edit distance: sounds that only one of the two has.
      if (bitCount((sounds[at] ?? 0) ^ heard.sounds) > longest * MOST_APART) continue
      const form = vocabulary[at]
      if (!form) continue
      const distance = phoneticDistance(form.sound, heard, language, NEAR_DISTANCE)
      if (distance <= NEAR_DISTANCE) take(form, NEAREST + Math.floor((distance / NEAR_DISTANCE) * NEAR_STEPS))
    }
  }

  function gluedAs(letters: string): Run[] {
    const runs: Run[] = []
    const first = letters.charCodeAt(0)
    for (let from = 0; from < firstForms.length; from++) {
      if (initials[from] !== first) continue
      let run = firstForms[from] ?? ''
      for (let count = 2; count <= MOST_GLUED && letters.startsWith(run); count++) {
        run += firstForms[from + count - 1] ?? ' '
        if (run === letters) runs.push({ from, count })
      }
    }
    return runs
  }
}

const startsWithDigit = (form: string): boolean => form < ':' && form >= '0'

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

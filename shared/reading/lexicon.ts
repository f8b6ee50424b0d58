import type { Language } from '#shared/kernel/school.ts'
import { isSoundedOut } from '#shared/language/connected-speech.ts'
import { homophonesOf } from '#shared/language/english-homophones.ts'
import {
  type Pronunciation,
  phoneticDistance,
  rulesBetween,
  soundsSame,
} from '#shared/language/pronunciation.ts'
import type { Rule } from '#shared/language/rules.ts'
import { hasDigit, spokenForms } from '#shared/language/spoken-forms.ts'
import { type Run, SILENT, SpeechRuns, type Spoken, spokenOf } from './speech-runs.ts'
import { type Form, formsOf, waysHeard } from './text-forms.ts'

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

/** A run of words, and what taking what was heard for it costs. */
export interface PricedRun extends Run {
  readonly cost: number
}

/** How one heard form compares with every word of the text. */
export interface Comparison {
  /** Cost by position in the text. */
  readonly costs: Uint8Array
  /** The column after the last position that the form is at all like; 0 where none is. */
  readonly lastLike: number
  /** Positions that the form reads correctly, dialect included. */
  readonly hits: readonly number[]
  /** Runs of 2 to 15 words of the text that the form is all together ("elgato", 35 for "treinta y cinco", "don't"). */
  readonly glued: readonly PricedRun[]
  /** Whether the text has this very form. */
  readonly known: boolean
  /** In letters, as a part of a word that is said in several: of a numeral its words in one. */
  readonly letters: string
  /** Whether a way of saying some word of the text in several words ends with this one. */
  readonly endsJoined: boolean
  /** Its sounds among others. */
  readonly spoken: Spoken
}

export interface Lexicon {
  compare(heard: string): Comparison
  /** The rules that turn these words of the text into what was heard of them; empty when it is the words themselves. */
  rules(run: Run, heard: readonly string[]): readonly Rule[]
  /** Positions of words that can be said as these letters, in one word or several. */
  positions(letters: string): readonly number[]
  /** Words of the text that two or three forms are together by their sounds, with other borders between them. */
  readonly speech: Pick<SpeechRuns, 'ofTwo' | 'ofThree'>
}

/** What a move can count. */
const MOST_GLUED = 15
const none: readonly never[] = []

/** The words of a text, indexed by all ways to say them and by their sounds, alone and together. Built once a reading. */
export function lexiconOf(words: readonly string[], language: Language): Lexicon {
  const text = formsOf(words, language)
  const { forms, lastWords, firstForms } = text
  const vocabulary = [...forms.values()]
  const byFold = Map.groupBy(vocabulary, form => form.sound.fold)
  const comparisons = new Map<string, Comparison>()
  const initials = Uint16Array.from(firstForms, form => form.charCodeAt(0))
  const lengths = Uint8Array.from(vocabulary, form => form.sound.codes.length)
  const sounds = Int32Array.from(vocabulary, form => form.sound.sounds)
  const spoken = new Map<string, Spoken>()
  for (const [letters, { sound }] of forms)
    if (!hasDigit(letters)) spoken.set(letters, spokenOf(sound, language))
  const speech = new SpeechRuns(
    firstForms.map(form => spoken.get(form)),
    language,
  )
  // Before the reading begins, so that while it lasts only strange words need comparing.
  for (const letters of forms.keys()) comparisons.set(letters, compareAll(letters))

  return {
    speech,
    positions: text.positions,
    compare: comparisonOf,
    rules(run, forms) {
      const heard = forms.length > 1 ? forms.flatMap(form => inWords(form)) : forms
      const rule = text.ruleOf(run, heard)
      const [first = ''] = heard
      if (heard.length === 1 && run.count === 1) return rulesOfWord(run.from, first, rule)
      if (rule) return [rule]
      if (heard.length === 1) return rulesOfGlued(run, first)
      if (run.count === 1) return rulesOfJoined(run.from, heard)
      return ['word-border']
    },
  }

  function comparisonOf(heard: string): Comparison {
    let comparison = comparisons.get(heard)
    if (!comparison) {
      comparison = compareAll(heard)
      comparisons.set(heard, comparison)
    }
    return comparison
  }

  function rulesOfWord(position: number, heard: string, byRule: Rule | undefined): readonly Rule[] {
    const ways = soundsOf(heard)
    const written = vocabulary.filter(form => form.positions.includes(position))
    if (written.some(form => ways.some(sound => soundsSame(form.sound, sound, language)))) return none
    if (byRule) return [byRule]
    for (const form of written) {
      for (const sound of ways) {
        const rules = rulesBetween(form.sound, sound, language)
        if (rules) return rules
      }
    }
    return none
  }

  function rulesOfJoined(position: number, heard: readonly string[]): readonly Rule[] {
    if (text.isSaidSo(position, heard)) return none
    if (isSoundedOut(heard)) return ['sounded-out']
    return forms.get(heard.join(''))?.positions.includes(position) ? none : ['word-border']
  }

  /** Where a vowel serves two words, there are fewer sounds than the words have by themselves. */
  function rulesOfGlued(run: Run, heard: string): readonly Rule[] {
    const own = firstForms.slice(run.from, run.from + run.count)
    if (own.join('') === heard || hasDigit(heard)) return none
    const apart = own.map(form => spoken.get(form)?.sounds ?? '').join('')
    const isShorter = comparisonOf(heard).spoken.sounds.length < apart.length
    return [language === 'es-PR' && isShorter ? 'synalepha' : 'word-border']
  }

  /** Of what a recogniser wrote with digits the commonest way to say it; of other words themselves. */
  function inWords(form: string): readonly string[] {
    return hasDigit(form) ? (spokenForms(form, language)[1] ?? [form]) : [form]
  }

  function soundsOf(heard: string): readonly Pronunciation[] {
    const known = forms.get(heard)
    return known && !hasDigit(heard) ? [known.sound] : waysHeard(heard, language)
  }

  function compareAll(heard: string): Comparison {
    const costs = new Uint8Array(words.length).fill(UNLIKE)
    const hits: number[] = []
    let lastLike = 0
    const ways = soundsOf(heard)
    const takeAt = (position: number, cost: number) => {
      const before = costs[position] ?? UNLIKE
      if (cost <= BY_RULE && before > BY_RULE) hits.push(position)
      if (cost < before) costs[position] = cost
      if (position >= lastLike) lastLike = position + 1
    }
    const take = (form: Form, cost: number) => {
      for (const position of form.positions) takeAt(position, cost)
    }
    for (const sound of ways) {
      // What reads a word rightly has its letters, is its homophone, or sounds alike once the rules are folded away.
      const same = forms.get(sound.form)
      if (same) take(same, SAME)
      for (const letters of homophonesOf(sound.form, language)) {
        const form = forms.get(letters)
        if (form) take(form, SAME)
      }
      for (const form of byFold.get(sound.fold) ?? none) {
        if (soundsSame(form.sound, sound, language)) take(form, SAME)
        else if (rulesBetween(form.sound, sound, language)) take(form, BY_RULE)
      }
    }
    // 2:14, where 214 was heard: the digits are said alike.
    if (hasDigit(heard))
      for (const { form } of ways) for (const position of text.positions(form)) takeAt(position, SAME)
    // A word that the text has is that word, however near it sounds to others.
    const known = forms.has(heard)
    const byRule = text.byRule.get(heard) ?? none
    for (const { from, count } of byRule) if (count === 1) takeAt(from, BY_RULE)
    if (!known) for (const sound of ways) compareNear(sound, take)
    const said = hasDigit(heard) ? inWords(heard) : undefined
    return {
      costs,
      lastLike,
      hits,
      glued: gluedAs(heard, ways, known),
      known,
      letters: said ? said.join('') : heard,
      endsJoined: lastWords.has(said?.at(-1) ?? heard),
      spoken: spokenAs(heard, ways),
    }
  }

  function spokenAs(heard: string, ways: readonly Pronunciation[]): Spoken {
    const known = spoken.get(heard)
    if (known) return known
    const sound = hasDigit(heard) ? undefined : ways[0]
    return sound ? spokenOf(sound, language) : SILENT
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

  /** By its letters, where the text does not have it; by a rule; by its sounds. */
  function gluedAs(heard: string, ways: readonly Pronunciation[], known: boolean): readonly PricedRun[] {
    const runs: PricedRun[] = known ? [] : ways.flatMap(sound => spelledAs(sound.form))
    const add = ({ from, count }: Run) => {
      if (count > 1 && !runs.some(run => run.from === from && run.count === count))
        runs.push({ from, count, cost: BY_RULE })
    }
    for (const run of text.byRule.get(heard) ?? none) add(run)
    for (const run of speech.ofOne(spokenAs(heard, ways))) add(run)
    return runs.length === 0 ? none : runs
  }

  function spelledAs(letters: string): PricedRun[] {
    const runs: PricedRun[] = []
    const first = letters.charCodeAt(0)
    for (let from = 0; from < firstForms.length; from++) {
      if (initials[from] !== first) continue
      let run = firstForms[from] ?? ''
      for (let count = 2; count <= MOST_GLUED && letters.startsWith(run); count++) {
        run += firstForms[from + count - 1] ?? ' '
        if (run === letters) runs.push({ from, count, cost: SAME })
      }
    }
    return runs
  }
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

import type { Language } from '#shared/kernel/school.ts'
import {
  ELIDES,
  elidedInSpeech,
  joinedInSpeech,
  onsetOf,
  soundsInSpeech,
  turnOf,
} from '#shared/language/connected-speech.ts'
import type { Pronunciation } from '#shared/language/pronunciation.ts'

/** Words of the text that stand together: from one, so many. */
export interface Run {
  readonly from: number
  readonly count: number
}

/** Sounds, with a hash that can be joined to another's without writing either down. */
interface Hashed {
  readonly sounds: string
  readonly hash: number
  readonly power: number
  /** Without its first sound, which a like one before it swallows. */
  readonly restHash: number
  readonly restPower: number
  readonly first: number
  readonly last: number
}

/** A form's sounds in speech. */
export interface Spoken extends Hashed {
  /** What it does to the end of the word before it, and what turns its own end: bits that meet. */
  readonly onset: number
  readonly turnsBefore: number
  /** With its end so turned. */
  readonly turned: Hashed
}

const BASE = 0x01000193
const none: readonly never[] = []
const NO_SOUND = -1

export function spokenOf({ phonemes, form }: Pronunciation, language: Language): Spoken {
  const sounds = soundsInSpeech(phonemes, form, language)
  const turn = turnOf(sounds, language)
  const own = hashed(sounds)
  // Written out: spreading it took as long as hashing it.
  return {
    sounds,
    hash: own.hash,
    power: own.power,
    restHash: own.restHash,
    restPower: own.restPower,
    first: own.first,
    last: own.last,
    onset: onsetOf(sounds, language),
    turnsBefore: turn?.before ?? 0,
    turned: turn ? hashed(turn.sounds) : own,
  }
}

function hashed(sounds: string): Hashed {
  let hash = 0
  let restHash = 0
  let power = 1
  for (let at = 0; at < sounds.length; at++) {
    const code = sounds.charCodeAt(at)
    hash = (Math.imul(hash, BASE) + code) | 0
    if (at > 0) restHash = (Math.imul(restHash, BASE) + code) | 0
    power = Math.imul(power, BASE)
  }
  let restPower = 1
  for (let at = 1; at < sounds.length; at++) restPower = Math.imul(restPower, BASE)
  const first = sounds === '' ? NO_SOUND : sounds.charCodeAt(0)
  const last = sounds === '' ? NO_SOUND - 1 : sounds.charCodeAt(sounds.length - 1)
  return { sounds, hash, power, restHash, restPower, first, last }
}

/** Of what has no sounds of its own: it is joined with nothing. */
export const SILENT: Spoken = (() => {
  const own: Hashed = {
    sounds: '\0',
    hash: 0,
    power: 1,
    restHash: 0,
    restPower: 1,
    first: NO_SOUND - 2,
    last: NO_SOUND - 3,
  }
  return { ...own, onset: 0, turnsBefore: 0, turned: own }
})()

/** A word as it is said before the next. */
const before = (one: Spoken, next: Spoken | undefined): Hashed =>
  next !== undefined && (one.turnsBefore & next.onset) !== 0 ? one.turned : one

const joined = (hash: number, last: number, next: Hashed): number =>
  last === next.first
    ? (Math.imul(hash, next.restPower) + next.restHash) | 0
    : (Math.imul(hash, next.power) + next.hash) | 0

/** More words than these no child runs together; three only around one that is a single sound: va a hacer. */
const MOST = 3
/** A word's runs: of one to three words, and of two with a vowel swallowed. */
const SLOTS = MOST + 1
const NOTHING = -1

/** The words of a text by how they sound together, to be found by what was heard with other borders between its words. */
export class SpeechRuns {
  readonly #texts: readonly (Spoken | undefined)[]
  readonly #language: Language
  /** Runs by hash: the first of each in a table with open places, and behind each the next of the same place. */
  readonly #heads: Int32Array
  readonly #hashes: Int32Array
  readonly #next: Int32Array
  readonly #mask: number

  /** Of each word of the text its own sounds; words that are no such (numerals) break every run. */
  constructor(texts: readonly (Spoken | undefined)[], language: Language) {
    this.#texts = texts
    this.#language = language
    const size = 1 << (34 - Math.clz32(texts.length + 1))
    this.#mask = size - 1
    this.#heads = new Int32Array(size).fill(NOTHING)
    this.#hashes = new Int32Array(texts.length * SLOTS)
    this.#next = new Int32Array(texts.length * SLOTS)
    // From the last, so that the first of a place comes first.
    for (let from = texts.length - 1; from >= 0; from--) {
      if (language === 'es-PR') this.#putElided(from)
      let hash = 0
      let last = NO_SOUND - 2
      for (let count = 1; count <= MOST; count++) {
        const word = texts[from + count - 1]
        if (!word || word.sounds === '') break
        this.#put(from * SLOTS + count - 1, joined(hash, last, word))
        if (count + 1 === MOST && word.sounds.length !== 1) break
        const said = before(word, texts[from + count])
        hash = joined(hash, last, said)
        last = said.last
      }
    }
  }

  #putElided(from: number): void {
    const sounds = this.#elidedAt(from)
    if (sounds !== undefined) this.#put(from * SLOTS + MOST, hashed(sounds).hash)
  }

  #elidedAt(from: number): string | undefined {
    const [one, other] = [this.#texts[from], this.#texts[from + 1]]
    return one && other && elidedInSpeech(one.sounds, other.sounds)
  }

  /** Runs of several words that one form is: va a, a ser. A vowel alone is not several of itself. */
  ofOne(one: Spoken): readonly Run[] {
    return one.sounds.length < 2 ? none : this.#find(one.hash, ({ count }) => count > 1, [one])
  }

  /** One or two words that two forms are together, parted otherwise; or as two whose end the next word turned. */
  ofTwo(one: Spoken, other: Spoken): readonly Run[] {
    const said = before(one, other)
    const isParted = ({ from, count }: Run) => {
      if (count === MOST) return false
      if (this.#texts[from + count - 1]?.sounds !== other.sounds) return true
      const own = this.#texts[from]
      if (count !== 2 || !own || own.sounds === one.sounds) return false
      // In English a last t is lost in the next (used to, use to); in Spanish a last n or s tells how many.
      return this.#language === 'en-US' || before(own, other).sounds === said.sounds
    }
    const found = this.#find(joined(said.hash, said.last, other), isParted, [said, other])
    const elided = (other.onset & ELIDES) === 0 ? undefined : elidedInSpeech(one.sounds, other.sounds)
    if (elided === undefined) return found
    const short = hashed(elided)
    return [...found, ...this.#find(short.hash, ({ count }) => count === 1, [short])]
  }

  /** A single word that three forms are together. */
  ofThree(one: Spoken, other: Spoken, third: Spoken): readonly Run[] {
    const [first, second] = [before(one, other), before(other, third)]
    const last = second.sounds === '' ? first.last : second.last
    const hash = joined(joined(first.hash, first.last, second), last, third)
    return this.#find(hash, ({ count }) => count === 1, [first, second, third])
  }

  #place(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.#mask
  }

  #put(id: number, hash: number): void {
    const place = this.#place(hash)
    this.#hashes[id] = hash
    this.#next[id] = this.#heads[place] ?? NOTHING
    this.#heads[place] = id
  }

  #find(hash: number, isMeant: (run: Run) => boolean, heard: readonly Hashed[]): readonly Run[] {
    let found: Run[] | undefined
    for (let id = this.#heads[this.#place(hash)] ?? NOTHING; id !== NOTHING; id = this.#next[id] ?? NOTHING) {
      if (this.#hashes[id] !== hash) continue
      const from = Math.floor(id / SLOTS)
      const isElided = id % SLOTS === MOST
      const run = { from, count: isElided ? 2 : (id % SLOTS) + 1 }
      if (!isMeant(run)) continue
      const sounds = joinedInSpeech(heard.map(one => one.sounds))
      // What adds no sound of its own was put in.
      if (heard.length > 1 && heard.some(one => one.sounds === sounds)) continue
      if ((isElided ? this.#elidedAt(from) : this.#soundsOf(run)) !== sounds) continue
      found ??= []
      found.push(run)
    }
    return found ?? none
  }

  #soundsOf({ from, count }: Run): string {
    const said = this.#texts
      .slice(from, from + count)
      .map((text, at) =>
        text ? (at + 1 < count ? before(text, this.#texts[from + at + 1]) : text).sounds : '',
      )
    return joinedInSpeech(said)
  }
}

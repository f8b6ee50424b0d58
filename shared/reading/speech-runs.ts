import type { Language } from '#shared/kernel/school.ts'
import { joinedInSpeech, soundsInSpeech } from '#shared/language/connected-speech.ts'
import type { Pronunciation } from '#shared/language/pronunciation.ts'

/** Words of the text that stand together: from one, so many. */
export interface Run {
  readonly from: number
  readonly count: number
}

/** A form's sounds in speech, with a hash that can be joined to another's without writing either down. */
export interface Spoken {
  readonly sounds: string
  readonly hash: number
  readonly power: number
  /** Without its first sound, which a like one before it swallows. */
  readonly restHash: number
  readonly restPower: number
  readonly first: number
  readonly last: number
}

const BASE = 0x01000193
const none: readonly never[] = []
const NO_SOUND = -1

export function spokenOf({ phonemes, form }: Pronunciation, language: Language): Spoken {
  const sounds = soundsInSpeech(phonemes, form, language)
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

const joined = (hash: number, last: number, next: Spoken): number =>
  last === next.first
    ? (Math.imul(hash, next.restPower) + next.restHash) | 0
    : (Math.imul(hash, next.power) + next.hash) | 0

/** More words than these no child runs together; three only around one that is a single sound: va a hacer. */
const MOST = 3
const NOTHING = -1

/** The words of a text by how they sound together, to be found by what was heard with other borders between its words. */
export class SpeechRuns {
  readonly #texts: readonly (Spoken | undefined)[]
  /** Runs by hash: the first of each in a table with open places, and behind each the next of the same place. */
  readonly #heads: Int32Array
  readonly #hashes: Int32Array
  readonly #next: Int32Array
  readonly #mask: number

  /** Of each word of the text its own sounds; words that are no such (numerals) break every run. */
  constructor(texts: readonly (Spoken | undefined)[]) {
    this.#texts = texts
    const size = 1 << (34 - Math.clz32(texts.length + 1))
    this.#mask = size - 1
    this.#heads = new Int32Array(size).fill(NOTHING)
    this.#hashes = new Int32Array(texts.length * MOST)
    this.#next = new Int32Array(texts.length * MOST)
    // From the last, so that the first of a place comes first.
    for (let from = texts.length - 1; from >= 0; from--) {
      let hash = 0
      let last = NO_SOUND - 2
      for (let count = 1; count <= MOST; count++) {
        const next = texts[from + count - 1]
        if (!next || next.sounds === '') break
        hash = joined(hash, last, next)
        last = next.last
        if (count === MOST && texts[from + 1]?.sounds.length !== 1) break
        this.#put(from * MOST + count - 1, hash)
      }
    }
  }

  /** Runs of several words that one form is: va a, a ser. A vowel alone is not several of itself. */
  ofOne(one: Spoken): readonly Run[] {
    return one.sounds.length < 2 ? none : this.#find(one.hash, ({ count }) => count > 1, [one])
  }

  /** One or two words that two forms are together, parted otherwise. */
  ofTwo(one: Spoken, other: Spoken): readonly Run[] {
    const isParted = ({ from, count }: Run) =>
      count < MOST && this.#texts[from + count - 1]?.sounds !== other.sounds
    return this.#find(joined(one.hash, one.last, other), isParted, [one, other])
  }

  /** A single word that three forms are together. */
  ofThree(one: Spoken, other: Spoken, third: Spoken): readonly Run[] {
    const last = other.sounds === '' ? one.last : other.last
    const hash = joined(joined(one.hash, one.last, other), last, third)
    return this.#find(hash, ({ count }) => count === 1, [one, other, third])
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

  #find(hash: number, isMeant: (run: Run) => boolean, heard: readonly Spoken[]): readonly Run[] {
    let found: Run[] | undefined
    for (let id = this.#heads[this.#place(hash)] ?? NOTHING; id !== NOTHING; id = this.#next[id] ?? NOTHING) {
      if (this.#hashes[id] !== hash) continue
      const run = { from: Math.floor(id / MOST), count: (id % MOST) + 1 }
      if (!isMeant(run)) continue
      const sounds = joinedInSpeech(heard.map(one => one.sounds))
      // What adds no sound of its own was put in.
      if (heard.length > 1 && heard.some(one => one.sounds === sounds)) continue
      if (joinedInSpeech(this.#soundsOf(run)) !== sounds) continue
      found ??= []
      found.push(run)
    }
    return found ?? none
  }

  #soundsOf({ from, count }: Run): string[] {
    return this.#texts.slice(from, from + count).map(text => text?.sounds ?? '')
  }
}

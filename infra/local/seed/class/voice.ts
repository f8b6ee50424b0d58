import type { Chance } from '#infra/local/bedrock/chance.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { Sound } from '#shared/language/sound.ts'
import { soundsIn } from '#shared/language/sounds.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { HeardWord } from '#shared/reading/schema.ts'

/** How a voice reads one text: accuracy is a share of the words, pace words a minute. */
export interface Voice {
  readonly accuracy: number
  readonly pace: number
  readonly misses: readonly Sound[]
}

/** A word that holds a sound which the child misses goes wrong so much more often. */
const MISSED = 0.45
/** Of what goes wrong: left out, read as a word near it, and else said otherwise. */
const OMITTED = 0.25
const SUBSTITUTED = 0.5
const REST_SECONDS = { none: 0, phrase: 0.25, sentence: 0.5 }
/** A voice is never quite as quick or as slow. */
const UNEVEN = 0.3

/** How sounds are missed: what is said instead. */
const SAID: Partial<Record<Sound, readonly [RegExp, string]>> = {
  'es-rr': [/rr/g, 'r'],
  'es-r-blends': [/([ptcbdgf])r/g, '$1'],
  'es-diphthongs': [/[iu]([eao])/g, '$1'],
  'en-th': [/th/g, 't'],
  'en-s-clusters': [/^s(?=[ptkcmnlwq])/g, 'es'],
  'en-final-clusters': [/([a-z])[a-z]$/g, '$1'],
}

/** What a recogniser hears of a child who reads a text aloud, and for how many seconds. */
export function heardOf(
  text: string,
  language: Language,
  { accuracy, pace, misses }: Voice,
  chance: Chance,
): { readonly heard: HeardWord[]; readonly seconds: number } {
  const tokens = tokenize(text)
  const words = tokens.map(token => token.text.toLowerCase())
  const heard: HeardWord[] = []
  const beat = 60 / pace
  let at = 0.4
  for (const [index, word] of words.entries()) {
    const missed = misses.find(sound => soundsIn(word, language).includes(sound))
    const goesWrong = chance.number() > accuracy
    const said =
      missed && chance.number() < MISSED
        ? instead(word, missed)
        : goesWrong
          ? wrongly(word, words, chance)
          : word
    const lasts = beat * (1 - UNEVEN / 2 + UNEVEN * chance.number())
    if (said !== undefined) heard.push({ word: said, start: round(at), end: round(at + lasts * 0.8) })
    // Who goes wrong stops to think.
    at += lasts * (goesWrong ? 1.6 : 1) + (REST_SECONDS[tokens[index]?.boundary ?? 'none'] * 40) / pace
  }
  return { heard, seconds: round(at + 0.4) }
}

/** One word or phrase, as in practice: well said, or with its sound missed. */
export const saidOf = (text: string, sound: Sound, well: boolean): HeardWord[] =>
  text.split(/\s+/).map((word, index) => ({
    word: well ? word : instead(word.toLowerCase(), sound),
    start: index * 0.6,
    end: index * 0.6 + 0.5,
  }))

const round = (seconds: number): number => Math.round(seconds * 100) / 100

function instead(word: string, sound: Sound): string {
  const [letters, said] = SAID[sound] ?? [/[aeiou]/, 'a']
  const other = word.replace(letters, said)
  return other === word ? mumbled(word) : other
}

const mumbled = (word: string): string => `${word.slice(0, Math.max(1, Math.ceil(word.length / 2)))}`

/** Another word; undefined where it is left out. */
function wrongly(word: string, words: readonly string[], chance: Chance): string | undefined {
  const draw = chance.number()
  if (draw < OMITTED) return undefined
  return draw < OMITTED + SUBSTITUTED ? mumbled(word) : chance.one(words)
}

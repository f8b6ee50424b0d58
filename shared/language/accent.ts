import type { Language } from '#shared/kernel/school.ts'
import { isEnglishVowel } from './english-phonemes.ts'
import { pronounce, rulesOfSounds } from './pronunciation.ts'
import type { Rule } from './rules.ts'
import { isSpanishVowel } from './spanish-phonemes.ts'

/**
 * One sound said for another, or not said (`said` is empty then), in one kind of place: before a vowel or not, since
 * that is where speech changes consonants (lambdacism, a lisp, a cluster made easier), and vowels at the end of words.
 */
export interface SoundChange {
  readonly meant: string
  readonly said: string
  readonly place: Place
}
export type Place = 'opening' | 'closing'

export const isSameChange = (a: SoundChange, b: SoundChange): boolean =>
  a.meant === b.meant && a.said === b.said && a.place === b.place

/**
 * Letters that readers take for others: the mirrored ones, ñ without its mark, m and n, hard and soft c and g, and in
 * English the two sounds of one vowel letter. Who does so always has not learned the letter; it is no accent.
 */
const confused: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['bd', 'bp', 'dp', 'Nn', 'mn', 'kz', 'ks', 'kC', 'gj', 'lL', 'gb'],
  'en-US': ['bd', 'bp', 'dp', 'mn', 'ks', 'kC', 'gj', 'sS', 'tT', 'aA', 'eE', 'iI', 'oO', 'uU'],
}

const isVowelOf: Readonly<Record<Language, (phoneme: string | undefined) => boolean>> = {
  'es-PR': isSpanishVowel,
  'en-US': isEnglishVowel,
}

function placeOf(sounds: string, at: number, language: Language): Place {
  const isVowel = isVowelOf[language]
  if (isVowel(sounds[at])) return at + 1 === sounds.length ? 'closing' : 'opening'
  return isVowel(sounds[at + 1]) ? 'opening' : 'closing'
}

/** Whether it can be a way of speaking: a vowel for a vowel, a consonant for one, or one that is dropped inside a word. */
function isOfSpeech({ meant, said }: SoundChange, isLast: boolean, language: Language): boolean {
  const isVowel = isVowelOf[language]
  // Endings are grammar, and who leaves them out may be guessing.
  if (said === '') return !isVowel(meant) && !isLast
  const isConfused = confused[language].some(pair => pair.includes(meant) && pair.includes(said))
  return isVowel(meant) === isVowel(said) && !isConfused
}

/** More changes in one word make it another. */
const MOST_IN_A_WORD = 2

/**
 * The sounds of one word that are others in another, and that no rule names; empty where rules explain all, undefined where
 * they are no way of speaking: other words, letters taken for others.
 */
export function changesBetween(
  written: string,
  heard: string,
  language: Language,
): readonly SoundChange[] | undefined {
  const meant = pronounce(written, language).phonemes
  const edits = editsBetween(meant, pronounce(heard, language).phonemes)
  const changes: SoundChange[] = []
  for (const { at, said } of edits ?? []) {
    const change = { meant: meant.charAt(at), said, place: placeOf(meant, at, language) }
    const changed = meant.slice(0, at) + said + meant.slice(at + 1)
    if (rulesOfSounds(meant, changed, language)) continue
    if (!isOfSpeech(change, at + 1 === meant.length, language)) return undefined
    changes.push(change)
  }
  return edits && changes.length <= MOST_IN_A_WORD ? changes : undefined
}

interface Edit {
  readonly at: number
  /** Empty where the sound is left out. */
  readonly said: string
}

/** The fewest sounds changed or left out that make one word another; undefined where sounds have to be put in. */
function editsBetween(meant: string, said: string): readonly Edit[] | undefined {
  const dropped = meant.length - said.length
  if (said === '' || dropped < 0 || dropped > MOST_IN_A_WORD) return undefined
  // The best way for the first `to` sounds that were said, by how many were left out so far.
  let ways: (readonly Edit[] | undefined)[] = Array.from({ length: dropped + 1 }, (_, out) =>
    Array.from({ length: out }, (_, at) => ({ at, said: '' })),
  )
  for (let to = 0; to < said.length; to++) {
    const next: (readonly Edit[] | undefined)[] = []
    for (let out = 0; out <= dropped; out++) {
      const at = to + out
      const sound = said.charAt(to)
      const before = ways[out]
      const kept = before && (meant[at] === sound ? before : [...before, { at, said: sound }])
      const shorter = next[out - 1]
      const left = shorter && [...shorter, { at, said: '' }]
      next.push(kept && left ? (left.length < kept.length ? left : kept) : (kept ?? left))
    }
    ways = next
  }
  return ways[dropped]
}

/** Whether a word gives occasion for a change. */
export const isOccasionFor = (change: SoundChange, written: string, language: Language): boolean =>
  soundsAndPlaces(written, language).some(
    ({ meant, place }) => meant === change.meant && place === change.place,
  )

/** The sounds of a word, each with its kind of place. */
export function soundsAndPlaces(
  written: string,
  language: Language,
): readonly Pick<SoundChange, 'meant' | 'place'>[] {
  const sounds = pronounce(written, language).phonemes
  return Array.from(sounds, (meant, at) => ({ meant, place: placeOf(sounds, at, language) }))
}

/** The rules, `accent` first, by which one who always makes these changes is heard as `heard`; undefined where none lead there. */
export function accentRules(
  written: string,
  heard: string,
  changes: readonly SoundChange[],
  language: Language,
): readonly Rule[] | undefined {
  const [meant, said] = [pronounce(written, language).phonemes, pronounce(heard, language).phonemes]
  const accented = [...meant]
    .map((sound, at) => {
      const place = placeOf(meant, at, language)
      return changes.find(change => change.meant === sound && change.place === place)?.said ?? sound
    })
    .join('')
  const others = accented === meant ? undefined : rulesOfSounds(accented, said, language)
  return others && ['accent', ...others]
}

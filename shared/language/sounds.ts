import type { Language } from '#shared/kernel/school.ts'
import { englishPhonemes, isEnglishVowel } from './english-phonemes.ts'
import type { EnglishRule } from './rules.ts'
import { FIRST_LETTERS, languageOf, SOUNDS, type Sound } from './sound.ts'
import { stressFromEnd } from './spanish-syllables.ts'

interface Spelled {
  /** Where it stands in a word in lower case. */
  readonly letters: RegExp
  /** Those of the letters that can be heard missing, where some cannot. */
  readonly missable?: RegExp
  /** What of the word a listener tells it by; empty where the letters are there and the sound is not. */
  readonly form?: (word: string) => string
}

const only = (phonemes: string) => (word: string) =>
  [...englishPhonemes(word)].filter(one => phonemes.includes(one)).join('')

function finalCluster(word: string): string {
  const phonemes = englishPhonemes(word)
  const vowel = [...phonemes].findLastIndex(isEnglishVowel)
  return phonemes.length - vowel > 2 ? phonemes.slice(vowel + 1) : ''
}

const finalNasal = (word: string): string => {
  const last = englishPhonemes(word).at(-1) ?? ''
  return 'nmG'.includes(last) ? last : ''
}

/** Words in which these letters have not the sound of their pattern. */
const irregular = new Set(
  'have give live love above come some done none gone one once were there where eye are glove move lose whose prove sure said says great break bread head dead heavy ready weather breakfast'.split(
    ' ',
  ),
)
const regular = (form: (word: string) => string) => (word: string) => (irregular.has(word) ? '' : form(word))

const spelled: Readonly<Record<Sound, Spelled>> = {
  'es-vowels': { letters: /[aeiouáéíóú]/g },
  'es-m': { letters: /m/g },
  'es-p': { letters: /p/g },
  'es-l': { letters: /(?<!l)l(?!l)/g },
  'es-t': { letters: /t/g },
  'es-rr': { letters: /rr|^r|(?<=[nls])r/g },
  'es-r': { letters: /(?<=[aeiouáéíóúü])r(?=[aeiouáéíóú])/g },
  'es-ch': { letters: /ch/g },
  'es-n': { letters: /ñ/g },
  'es-j': { letters: /j|g(?=[eiéí])/g },
  'es-g': { letters: /gu(?=[eiéí])|g(?![eiéí])/g },
  // Where a syllable ends on it, it is breathed or silent.
  'es-s': { letters: /[sz]|c(?=[eiéí])/g, missable: /[sz](?=[aeiouáéíóú])|c(?=[eiéí])/g },
  'es-b-v': { letters: /[bv]/g },
  'es-ll-y': { letters: /ll|y(?=[aeiouáéíóú])/g },
  'es-h': { letters: /(?<!c)h/g },
  'es-l-r': { letters: /(?<!l)l(?![laeiouáéíóú])|(?<!r)r(?![raeiouáéíóú])/g },
  'es-d': { letters: /(?<=[aeiouáéíóú])d(?=[aeiouáéíóú]|$)/g },
  'es-r-blends': { letters: /[ptcbdgf]r/g },
  'es-l-blends': { letters: /[pcbgf]l/g },
  'es-diphthongs': {
    letters: /(?:(?<![qg])u|(?<=g)u(?=[aoáó])|ü|i)[aeoáéó]|[aeoáéó](?:[iu]|y$)|(?:(?<![qg])u|ü)i|iu/g,
  },
  'es-accents': { letters: /[áéíóú]/g, form: word => String(stressFromEnd(word)) },
  'en-h': { letters: /^h(?!our|onest|eir)/g },
  'en-sh-ch': { letters: /sh|(?<!s)ch/g, form: word => (word.match(/sh|(?<!s)ch/g) ?? []).join(' ') },
  'en-th': { letters: /th/g },
  'en-v': { letters: /v/g },
  'en-i-ee': { letters: /ee|ea|(?<![aeou])i(?![aeiou])/g, form: only('iE') },
  'en-a-u': { letters: /(?<![aeiou])[au](?![aeiouwyr])/g, form: only('au') },
  'en-long-vowels': {
    letters:
      /(?<=^(?!(?:the|to|do|who)$)[^aeiouy]{1,3})[eioy]$|o(?=ld$)|(?<=[mhp])o(?=st$)|(?<![aeou]|^w(?=in))i(?=nd$|ld$)/g,
  },
  'en-silent-e': { letters: /(?<![aeiou])[aeiou](?=[bcdfgklmnpstvz]e$)/g, form: regular(only('AEIOU')) },
  'en-vowel-teams': { letters: /ai(?!r)|ay|oa(?!r)|igh|e[ae](?!r)/g, form: regular(only('AEIO')) },
  'en-r-vowels': {
    letters: /(?<![aeiou])[aeiou]r(?![aeiour])/g,
    // Of er, ir and ur the sound is one.
    form: word => (word.match(/(?<![aeiou])[aeiou]r(?![aeiour])/g) ?? []).join(' ').replace(/[iu]/g, 'e'),
  },
  'en-j-y': { letters: /j|dge|ge$|^y/g, form: only('jy') },
  'en-z': { letters: /z/g },
  'en-s-clusters': { letters: /^s(?:ch|[ptkcmnlwq])/g },
  'en-final-clusters': { letters: /[bcdfghjklmnpqrstvwxz]{2,}$/g, form: finalCluster },
  'en-final-b-d-g': { letters: /(?<![ne])[bdg]$|(?<=^.{1,2})ed$/g },
  'en-n-ng': { letters: /ng$|[nm]$/g, form: finalNasal },
  'en-ed': { letters: /(?<=^.{3,})ed$/g },
}

/** The rules that are the sound's own: forgiven wherever English is read, yet practised here. Spanish has none to practise. */
const ownRules: Partial<Record<Sound, readonly EnglishRule[]>> = {
  'en-h': ['h-lost'],
  'en-i-ee': ['short-long-i'],
  'en-vowel-teams': ['short-long-i'],
  'en-a-u': ['a-u'],
  'en-j-y': ['j-y'],
  'en-z': ['z-s'],
  'en-final-b-d-g': ['final-voicing'],
  'en-n-ng': ['n-ng'],
  'en-v': ['v-b'],
  'en-sh-ch': ['sh-ch'],
  'en-th': ['th'],
  'en-s-clusters': ['s-cluster'],
  'en-final-clusters': ['final-cluster'],
  'en-ed': ['ed-ending', 'final-cluster'],
}
export const rulesOf = (sound: Sound): readonly EnglishRule[] => ownRules[sound] ?? []

const lowered = (word: string) => word.normalize('NFC').toLowerCase()

const count = (word: string, { letters, missable = letters }: Spelled): number =>
  word.match(missable)?.length ?? 0

const holds = (word: string, sound: Sound): boolean => {
  const { letters, form } = spelled[sound]
  return word.search(letters) >= 0 && form?.(word) !== ''
}

/** Whether a word holds a sound, as it is spelled. */
export const hasSound = (word: string, sound: Sound): boolean => holds(lowered(word), sound)

const counted = SOUNDS.filter(sound => !FIRST_LETTERS.includes(sound))

/** The sounds of a word that are counted when it is read, as it is spelled: those that can be heard missing, and the mute h. */
export const soundsIn = (word: string, language: Language): readonly Sound[] =>
  counted.filter(
    sound =>
      languageOf(sound) === language && hasSound(word, sound) && count(lowered(word), spelled[sound]) > 0,
  )

/** Of the sounds that a written word holds, those that are not in what was heard instead of it. */
export function soundsMissed(written: string, heard: string, language: Language): readonly Sound[] {
  const said = lowered(heard)
  return soundsIn(written, language).filter(sound => {
    // A mute letter cannot be heard missing.
    if (sound === 'es-h') return false
    const { form } = spelled[sound]
    const meant = lowered(written)
    if (form) return form(said) !== form(meant)
    return count(said, spelled[sound]) < count(meant, spelled[sound])
  })
}

/** Where a sound is written in a text: pairs of offsets (UTF-16, the second exclusive). */
export const placesOf = (text: string, sound: Sound): readonly (readonly [from: number, to: number])[] =>
  [...text.matchAll(/\p{L}+/gu)].flatMap(word =>
    holds(lowered(word[0]), sound)
      ? [...lowered(word[0]).matchAll(spelled[sound].letters)].map(
          found => [word.index + found.index, word.index + found.index + found[0].length] as const,
        )
      : [],
  )

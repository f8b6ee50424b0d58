import type { Language } from '#shared/kernel/school.ts'

const spanishFolded: Readonly<Record<string, string>> = { z: 's', v: 'b', L: 'y', h: '' }
const englishFolded: Readonly<Record<string, string>> = { A: 'a', E: 'e', I: 'i', O: 'o', U: 'u' }

const folded = (phonemes: string, by: Readonly<Record<string, string>>): string => {
  let out = ''
  for (let at = 0; at < phonemes.length; at++) {
    const phoneme = phonemes.charAt(at)
    out += by[phoneme] ?? phoneme
  }
  return out
}

const isEnglishVowelOf = (phoneme: string): boolean => 'aeiouWY'.includes(phoneme)

/** An r that closes a syllable colours its vowel: a listener who does not know the word writes it or not. */
function withoutCodaR(phonemes: string): string {
  let out = ''
  for (let at = 0; at < phonemes.length; at++) {
    const isCoda = phonemes[at] === 'r' && at > 0 && !isEnglishVowelOf(phonemes.charAt(at + 1) || '-')
    if (!isCoda || !isEnglishVowelOf(phonemes.charAt(at - 1))) out += phonemes[at]
  }
  return out
}

/** The sounds of one word as they are heard among others: what is only spelled, and how long a vowel is, folded away. */
export function soundsInSpeech(phonemes: string, form: string, language: Language): string {
  if (language === 'es-PR') return folded(phonemes, spanishFolded)
  // The article is no letter's name.
  return form === 'a' ? 'a' : withoutCodaR(folded(phonemes, englishFolded))
}

/** The sounds of words said one after the other: like sounds that meet are one. */
export function joinedInSpeech(sounds: readonly string[]): string {
  let out = ''
  for (const one of sounds) out += out !== '' && out.at(-1) === one[0] ? one.slice(1) : one
  return out
}

const VOWELS = 'aeiouáéíóúüy'
const hasVowel = (part: string): boolean => [...part].some(letter => VOWELS.includes(letter))

/** Whether the parts of a word are its sounds and not its syllables: one of them has no vowel. */
export const isSoundedOut = (parts: readonly string[]): boolean => parts.some(part => !hasVowel(part))

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

const isSpanishVowelOf = (phoneme: string): boolean => phoneme !== '' && 'aeiou'.includes(phoneme)
const isEnglishVowelOf = (phoneme: string): boolean => phoneme !== '' && 'aeiouWY'.includes(phoneme)

/** An r that closes a syllable colours its vowel: a listener who does not know the word writes it or not. */
function withoutCodaR(phonemes: string): string {
  let out = ''
  for (let at = 0; at < phonemes.length; at++) {
    const isCoda = phonemes[at] === 'r' && at > 0 && !isEnglishVowelOf(phonemes.charAt(at + 1))
    if (!isCoda || !isEnglishVowelOf(phonemes.charAt(at - 1))) out += phonemes[at]
  }
  return out
}

/**
 * English words whose spelling hides their sounds, as they are said among others: the commonest words, in their weak forms
 * (A. Cruttenden, "Gimson's Pronunciation of English", 8th ed. 2014: he, him, his and her lose their h), and
 * those with a mute l. The article a is no letter's name.
 */
const spokenEnglish: ReadonlyMap<string, string> = new Map(
  `a:a to:tu two:tu do:du who:hu you:yu of:uv is:iz was:wuz as:az has:haz his:iz her:er he:e him:im have:hav had:had
half:haf calf:kaf walk:wok talk:tok could:kud would:wud should:Sud said:sed some:sum come:kum one:wun once:wuns
done:dun none:nun love:luv give:giv live:liv gone:gon use:uz used:uzd suppose:supoz supposed:supozd great:grat
break:brak steak:stak already:olrede always:olwas almost:olmost also:olso altogether:oltugeTer`
    .split(/\s+/)
    .map(entry => entry.split(':') as [string, string]),
)

const ofTable = (form: string): string | undefined => {
  const stem = form.endsWith("'s") ? spokenEnglish.get(form.slice(0, -2)) : undefined
  return stem === undefined ? spokenEnglish.get(form) : `${stem}s`
}

/** A nasal is made where the sound after it is: tan bien, también (T. Navarro Tomás, "Manual", 1918). */
const labialNasals = (phonemes: string): string =>
  phonemes.includes('n') ? phonemes.replace(/n(?=[bpm])/g, 'm') : phonemes

/** The sounds of one word as they are heard among others: what is only spelled, and how long a vowel is, folded away. */
export function soundsInSpeech(phonemes: string, form: string, language: Language): string {
  if (language === 'es-PR') return labialNasals(folded(phonemes, spanishFolded))
  return withoutCodaR(ofTable(form) ?? folded(phonemes, englishFolded))
}

/** What a word begins with, of what changes the end of the one before it: bits. */
const LABIAL = 1
const VOWEL = 2
const VOICELESS = 4
/** The word el, whose vowel one before it swallows. */
export const ELIDES = 8

/** What the beginning of these sounds does to the word before them. */
export function onsetOf(sounds: string, language: Language): number {
  const first = sounds.charAt(0)
  if (first === '') return 0
  if (language === 'en-US') return 'ptkfsCSTh'.includes(first) ? VOICELESS : 0
  if (sounds === 'el') return VOWEL | ELIDES
  return isSpanishVowelOf(first) ? VOWEL : 'bpm'.includes(first) ? LABIAL : 0
}

const devoiced: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', v: 'f', z: 's', j: 'C' }

/** How the end of a word changes before certain beginnings of the next. */
interface Turn {
  /** The onsets before which it does. */
  readonly before: number
  readonly sounds: string
}

/**
 * Words whose end takes after the next word: in Spanish n before a lip sound (tan bien, un beso) and the glide of hoy before
 * a vowel (hoy es, oyes; Navarro Tomás); in English voice before a sound without (have to, used to; Cruttenden). Undefined for all other words.
 */
export function turnOf(sounds: string, language: Language): Turn | undefined {
  const last = sounds.at(-1) ?? ''
  if (language === 'es-PR') {
    if (last === 'n') return { before: LABIAL, sounds: `${sounds.slice(0, -1)}m` }
    const isGlide = last === 'i' && isSpanishVowelOf(sounds.at(-2) ?? '')
    return isGlide ? { before: VOWEL, sounds: `${sounds.slice(0, -1)}y` } : undefined
  }
  if (devoiced[last] === undefined) return undefined
  let from = sounds.length
  while (from > 0 && devoiced[sounds.charAt(from - 1)] !== undefined) from--
  return { before: VOICELESS, sounds: sounds.slice(0, from) + folded(sounds.slice(from), devoiced) }
}

/** The sounds of words said one after the other, their ends turned: like sounds that meet are one. */
export function joinedInSpeech(sounds: readonly string[]): string {
  let out = ''
  for (const one of sounds) out += out !== '' && out.at(-1) === one[0] ? one.slice(1) : one
  return out
}

/** Fewer sounds than these are too little to tell two words by. */
const SHORTEST_ELIDED = 5

/**
 * Two Spanish words as they are said when e, the weakest vowel, is swallowed by another beside it: la escuela, lascuela; me
 * imagino, mimagino (Navarro Tomás). In short words only that of el and él is, as a él is said as al is: the
 * language's own two contractions. Undefined where no e is.
 */
export function elidedInSpeech(one: string, other: string): string | undefined {
  const [last, first] = [one.at(-1) ?? '', other.charAt(0)]
  if (last === first || !isSpanishVowelOf(last) || !isSpanishVowelOf(first)) return undefined
  if (other === 'el') return `${one}l`
  const sounds = first === 'e' ? one + other.slice(1) : last === 'e' ? one.slice(0, -1) + other : ''
  return sounds.length >= SHORTEST_ELIDED ? sounds : undefined
}

const VOWELS = 'aeiouáéíóúüy'
const hasVowel = (part: string): boolean => [...part].some(letter => VOWELS.includes(letter))

/** Whether the parts of a word are its sounds and not its syllables: one of them has no vowel. */
export const isSoundedOut = (parts: readonly string[]): boolean => parts.some(part => !hasVowel(part))

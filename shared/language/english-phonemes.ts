import { spanishPhonemes } from './spanish-phonemes.ts'

/**
 * An approximate phonetic coding of American English spelling: good enough to hear that "lite" is "light" and that
 * "bery" is near "very", no dictionary. Capitals are long vowels and the digraphs C = ch, S = sh, T = th, G = ng;
 * W = ow, Y = oy.
 */
export const ENGLISH_PHONEMES = 'aeiouAEIOUWYpbtdkgfvszjCSTmnGlrwyh'

const vowels = 'aeiouAEIOUWY'
export const isEnglishVowel = (phoneme: string | undefined): boolean =>
  phoneme !== undefined && vowels.includes(phoneme)

/** Longest first; `^` binds to the start of the word and `$` to its end; `before` must follow and is left to be read. */
type Spelling = readonly [letters: string, phonemes: string, before?: string]
const spellings: Record<string, readonly Spelling[]> = {
  a: [
    ['augh', 'o'],
    ['aigh', 'A'],
    ['ai', 'A'],
    ['ay', 'A'],
    ['au', 'o'],
    ['aw', 'o'],
    ['a', 'o', 'll'],
  ],
  c: [
    ['ch', 'C'],
    ['ck', 'k'],
    ['c', 's', 'e'],
    ['c', 's', 'i'],
    ['c', 's', 'y'],
    ['c', 'k'],
  ],
  d: [['dge', 'j']],
  e: [
    ['eigh', 'A'],
    ['ee', 'E'],
    ['ea', 'E'],
    ['ey$', 'E'],
    ['ew', 'U'],
    ['ei', 'E'],
    ['eo', 'E'],
  ],
  g: [
    ['ght', 't'],
    ['^gn', 'n'],
    ['^gh', 'g'],
    ['gh$', ''],
    ['ge$', 'j'],
  ],
  i: [
    ['igh', 'I'],
    ['ie$', 'I'],
    ['ie', 'E'],
  ],
  k: [['^kn', 'n']],
  m: [['mb$', 'm']],
  n: [
    ['ng', 'G'],
    ['n', 'G', 'k'],
  ],
  o: [
    ['ough', 'O'],
    ['oa', 'O'],
    ['oe$', 'O'],
    ['oo', 'U'],
    ['oi', 'Y'],
    ['oy', 'Y'],
    ['ow$', 'O'],
    ['ow', 'W'],
    ['ou', 'W'],
    ['o$', 'O'],
  ],
  p: [['ph', 'f']],
  q: [
    ['qu', 'kw'],
    ['q', 'k'],
  ],
  s: [
    ['sch', 'sk'],
    ['sh', 'S'],
    ['ssion', 'Sun'],
    ['sion', 'Sun'],
    ['sc', 's', 'e'],
    ['sc', 's', 'i'],
  ],
  t: [
    ['tch', 'C'],
    ['tion', 'Sun'],
    ['th', 'T'],
  ],
  u: [
    ['ue$', 'U'],
    ['ui', 'U'],
  ],
  w: [
    ['^wr', 'r'],
    ['^who', 'hU'],
    ['wh', 'w'],
  ],
  x: [
    ['^x', 's'],
    ['x', 'ks'],
  ],
  y: [
    ['^y', 'y'],
    ['y$', 'E'],
    ['y', 'i'],
  ],
}

const LONG: Record<string, string> = { a: 'A', e: 'E', i: 'I', o: 'O', u: 'U', y: 'I' }

/** The sounds of Spanish as an English ear has them; the others are the same letters in both codings. */
const ofSpanish: Readonly<Record<string, string>> = {
  a: 'o',
  i: 'E',
  o: 'O',
  u: 'U',
  e: 'A',
  R: 'r',
  j: 'h',
  h: '',
  N: 'ny',
  L: 'y',
  z: 's',
}
const isSpanish = /[áéíóúñü]/

/** Words in which ea is short, or oe long u: to tell sweat from sweet, and shoe from show. */
const shortEa =
  /^(bread|head|dead|sweat|breath|death|thread|spread|ready|heavy|feather|leather|health|wealth|instead|breakfast|meant|threat|deaf|meadow|already|steady|dread|tread|heaven|sweater)s?$/
const longU = /^(shoe|canoe)s?$/
/** pies, tried: the one vowel is that of pie. */
const ofPie = /^[^aeiouy]{1,3}ie[sd]$/

/** The approximate phonemes of a word in lower case; of one with accents or ñ, as it is said in Spanish. */
export const englishPhonemes = (word: string): string => withOneVowelBeforeR(spelledOut(word))

/** Before an r that closes a syllable e, i and u are one: bird, her, fur (the nurse merger: J. C. Wells, "Accents of English", 1982). */
const withOneVowelBeforeR = (phonemes: string): string => phonemes.replace(/[iu]r(?![aeiouAEIOUWY])/g, 'er')

function spelledOut(word: string): string {
  if (shortEa.test(word)) return spelledOut(word.replace('ea', 'e'))
  if (longU.test(word)) return spelledOut(word.replace('oe', 'oo'))
  if (ofPie.test(word)) return spelledOut(word.replace('ie', 'igh'))
  if (isSpanish.test(word))
    return Array.from(spanishPhonemes(word), phoneme => ofSpanish[phoneme] ?? phoneme).join('')
  let out = ''
  for (let at = 0; at < word.length; ) {
    const letter = word.charAt(at)
    // The final e is mute, unless it is the word's one vowel: the, she.
    if (letter === 'e' && at === word.length - 1 && [...out].some(isEnglishVowel)) break
    const spelling = spellingAt(word, at)
    const sounds = isLong(word, at) ? LONG[letter] : (spelling?.[1] ?? (isLetter(letter) ? letter : ''))
    // Doubled consonants are one sound.
    if (sounds && (sounds[0] !== out.at(-1) || isEnglishVowel(sounds[0]))) out += sounds
    at += isLong(word, at) ? 1 : spelling ? bare(spelling[0]).length : 1
  }
  // "he", "go", "my": the one vowel of an open syllable is long; "day" and "key" have theirs.
  const last = out.at(-1) ?? ''
  const letter = word.at(-1) ?? ''
  const open = word.length < 4 && isEnglishVowel(last) && !isVowelLetter(word.at(-2) ?? '')
  const alone = open && [...out].filter(isEnglishVowel).length === 1
  return alone && last !== 'U' ? out.slice(0, -1) + (LONG[letter] ?? last) : out
}

const isLetter = (letter: string) => letter >= 'a' && letter <= 'z'
const isVowelLetter = (letter: string) => letter !== '' && 'aeiouy'.includes(letter)
const bare = (letters: string) => letters.replace('^', '').replace('$', '')
const lengthening = ['e', 'es', 'ed', 'er', 'ing']

/** A vowel, one consonant, and an ending in e or -ing: "made", "hoping" (and not "hopping"). */
function isLong(word: string, at: number): boolean {
  return (
    LONG[word.charAt(at)] !== undefined &&
    at + 2 < word.length &&
    !isVowelLetter(word.charAt(at - 1)) &&
    !isVowelLetter(word.charAt(at + 1)) &&
    !'wxr'.includes(word.charAt(at + 1)) &&
    lengthening.includes(word.slice(at + 2))
  )
}

function spellingAt(word: string, at: number): Spelling | undefined {
  return spellings[word.charAt(at)]?.find(([pattern, , before]) => {
    if (pattern.startsWith('^') && at !== 0) return false
    const letters = bare(pattern)
    if (pattern.endsWith('$') && at + letters.length !== word.length) return false
    return (
      word.startsWith(letters, at) && (before === undefined || word.startsWith(before, at + letters.length))
    )
  })
}

import { isSpanishVowel, spanishPhonemes } from '#shared/language/spanish-phonemes.ts'
import { spanishSyllables, stressFromEnd } from '#shared/language/spanish-syllables.ts'
import { type PhoneName, type Sounded, soundsByLetter } from './phones.ts'

/** As the island says them: z and soft c are s, v is b, ll is y, j is a breath, h is mute. */
const PLAIN = soundsByLetter(
  'p p|t t|k k|f f|s s|z s|j h|C ch|m m|n n|N ny|l l|L yh|y yh|r tap|R tap open tap open tap',
)
/** Closed after a pause and after m and n, open elsewhere. */
const WAYS: Readonly<Record<string, readonly [closed: PhoneName, open: PhoneName]>> = {
  b: ['b', 'bh'],
  v: ['b', 'bh'],
  d: ['d', 'dh'],
  g: ['g', 'gh'],
}
/** Words that lean on the next one. */
const LEANING = new Set(
  'el la los las lo le les un de del al a en y o e u que se me te nos su sus mi mis tu tus con por si ni'.split(
    ' ',
  ),
)

/** The sounds of a Spanish word in lower case; `begins` says whether a pause is before it. */
export function spanishSounds(word: string, begins: boolean): readonly Sounded[] {
  const phonemes = spanishPhonemes(word)
  const vowels = nucleusOf(word)
  let vowel = -1
  return [...phonemes].flatMap((phoneme, at): Sounded[] => {
    const before = phonemes[at - 1]
    if (isSpanishVowel(phoneme)) {
      vowel += 1
      const { glides, stressed } = vowels[vowel] ?? { glides: false, stressed: false }
      if (glides) return [{ phone: phoneme === 'i' ? 'j' : 'w', stressed: false }]
      return [{ phone: phoneme as PhoneName, stressed: stressed && !LEANING.has(word) }]
    }
    const ways = WAYS[phoneme]
    if (ways) {
      const isClosed =
        before === undefined ? begins : 'mnN'.includes(before) || (phoneme === 'd' && before === 'l')
      return [{ phone: ways[isClosed ? 0 : 1], stressed: false }]
    }
    return (PLAIN.get(phoneme) ?? []).map(phone => ({ phone, stressed: false }))
  })
}

interface Vowel {
  readonly glides: boolean
  readonly stressed: boolean
}

/** Of each vowel of a word, whether it only glides into its syllable's own, and whether the stress is on it. */
function nucleusOf(word: string): readonly Vowel[] {
  const syllables = spanishSyllables(word)
  const stressedAt = syllables.length - 1 - stressFromEnd(word)
  return syllables.flatMap((syllable, n) => {
    const vowels = [...spanishPhonemes(syllable)].filter(isSpanishVowel)
    const accent = [...syllable].filter(letter => 'aeiouáéíóúü'.includes(letter)).findIndex(isAccented)
    const strong = vowels.findIndex(vowel => 'aeo'.includes(vowel))
    const main = accent >= 0 && accent < vowels.length ? accent : strong >= 0 ? strong : vowels.length - 1
    return vowels.map((_, v) => ({ glides: v !== main, stressed: n === stressedAt && v === main }))
  })
}

const isAccented = (letter: string) => 'áéíóú'.includes(letter)

import { englishPhonemes, isEnglishVowel } from '#shared/language/english-phonemes.ts'
import known from './english-words.json' with { type: 'json' }
import { type PhoneName, type Sounded, soundsByLetter } from './phones.ts'

const SOUNDS = soundsByLetter(
  `a ae|e eh|i ih|o aa|u uh|A ei|E ee|I ai|O ou|U oo|W au|Y oi|p ph|b b|t tt|d d|k kh|g g|f f|v v|s s|z z|j dj|C ch|S sh|T th
  |m m|n n|G ng|l l|r r|w w|y j|h h`,
)

/** Words of every text that the letters do not tell; `'` is before the stressed vowel. */
const KNOWN: Readonly<Record<string, string>> = known
/** They carry no stress of their own. */
const LEANING = new Set(
  'a an the of and to in on at by for from with or as is it his her them than was were are be'.split(' '),
)
const PREFIX = /^(a(?=[bcdfglmnrw][aeiou])|be|de|re|ex|un|con|com|for|to(?=g|d|m))(?=[^aeiou]*[aeiou])/

/** The sounds of an English word in lower case. Spelling tells them roughly. */
export function englishSounds(word: string): readonly Sounded[] {
  const told = KNOWN[word]
  const leans = LEANING.has(word)
  if (told)
    return told.split(' ').map(sound => ({
      phone: sound.replace("'", '') as PhoneName,
      stressed: sound.startsWith("'") && !leans,
    }))
  // na-tion, sta-tion: the coding has no long a there.
  const phonemes = withR(englishPhonemes(word.replaceAll("'", '')).replace('aSun', 'ASun'))
  const nuclei = phonemes.filter(({ isVowel }) => isVowel).length
  const stressedAt = leans ? -1 : stressOf(word, nuclei)
  let vowel = -1
  return phonemes.flatMap(({ phones, isVowel }, at) => {
    if (isVowel) vowel += 1
    const stressed = isVowel && vowel === stressedAt
    // A short vowel far from the stress is hardly said.
    const isWeak = isVowel && nuclei > 1 && !stressed && ['ae', 'uh', 'aa', 'eh'].includes(phones[0] ?? '')
    const said: readonly PhoneName[] = isWeak && at < phonemes.length ? ['ax', ...phones.slice(1)] : phones
    return said.map(phone => ({ phone, stressed }))
  })
}

interface Part {
  readonly phones: readonly PhoneName[]
  readonly isVowel: boolean
}

/** A vowel and the r after it are one: her, bird, turn; and s after a voiced sound at the end of a word is z. */
function withR(phonemes: string): readonly Part[] {
  const parts: Part[] = []
  for (let at = 0; at < phonemes.length; at++) {
    const phoneme = phonemes.charAt(at)
    const next = phonemes.charAt(at + 1)
    const isVowel = isEnglishVowel(phoneme)
    if ('eiu'.includes(phoneme) && next === 'r' && !isEnglishVowel(phonemes.charAt(at + 2))) {
      parts.push({ phones: ['er'], isVowel })
      at += 1
    } else if (phoneme === 'o' && next === 'r') {
      parts.push({ phones: ['ao'], isVowel })
    } else if (phoneme === 'a' && next === 'r') {
      parts.push({ phones: ['aa'], isVowel })
    } else if (phoneme === 's' && next === '' && /[bdgvmnGlrAEIOUWY]$/.test(phonemes.slice(0, at))) {
      parts.push({ phones: ['z'], isVowel })
    } else {
      // After s, p t k have no breath.
      const plain = phonemes.charAt(at - 1) === 's' && 'ptk'.includes(phoneme)
      parts.push({ phones: plain ? [phoneme as PhoneName] : (SOUNDS.get(phoneme) ?? []), isVowel })
    }
  }
  return parts
}

/** Which of its vowels an English word stresses, from the first: the first one, but for endings and prefixes. */
function stressOf(word: string, nuclei: number): number {
  if (nuclei < 2) return 0
  if (/(tion|sion|cian|ic|ics|ity|ial|ious)s?$/.test(word)) return Math.max(0, nuclei - 2)
  return PREFIX.test(word) ? 1 : 0
}

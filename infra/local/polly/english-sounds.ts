import { englishPhonemes, isEnglishVowel } from '#shared/language/english-phonemes.ts'
import type { PhoneName, Sounded } from './phones.ts'

const SOUNDS: Readonly<Record<string, readonly PhoneName[]>> = {
  a: ['ae'],
  e: ['eh'],
  i: ['ih'],
  o: ['aa'],
  u: ['uh'],
  A: ['ei'],
  E: ['ee'],
  I: ['ai'],
  O: ['ou'],
  U: ['oo'],
  W: ['au'],
  Y: ['oi'],
  p: ['ph'],
  b: ['b'],
  t: ['tt'],
  d: ['d'],
  k: ['kh'],
  g: ['g'],
  f: ['f'],
  v: ['v'],
  s: ['s'],
  z: ['z'],
  j: ['dj'],
  C: ['ch'],
  S: ['sh'],
  T: ['th'],
  m: ['m'],
  n: ['n'],
  G: ['ng'],
  l: ['l'],
  r: ['r'],
  w: ['w'],
  y: ['j'],
  h: ['h'],
}

/** Words of every text that the letters do not tell; `'` is before the stressed vowel. */
const KNOWN: Readonly<Record<string, string>> = Object.fromEntries(
  `a ax|the dh ax|of ax v|and ae n d|to tt oo|was w ax z|said s 'eh d|you j oo|your j 'ao r|are 'aa r|were w 'er
|have h 'ae v|has h 'ae z|is ih z|his h ih z|as ae z|one w 'uh n|two tt 'oo|do d 'oo|does d 'uh z|they dh 'ei|there dh 'eh r
|their dh 'eh r|this dh 'ih s|that dh 'ae tt|these dh 'ee z|those dh 'ou z|then dh 'eh n|than dh ae n|them dh eh m
|with w ih th|what w 'uh tt|who h 'oo|some s 'uh m|come kh 'uh m|comes kh 'uh m z|from f r ax m|for f ao r|or ao r
|her h er|water w 'ao tt er|very v 'eh r ee|people ph 'ee ph ax l|little l 'ih d ax l|puerto ph w 'eh r tt ou|rico r 'ee kh ou
|coqui kh ou kh 'ee|mother m 'uh dh er|father f 'aa dh er|brother b r 'uh dh er|grandmother g r 'ae n d m uh dh er
|grandfather g r 'ae n d f aa dh er|other 'uh dh er|another ax n 'uh dh er|friend f r 'eh n d|friends f r 'eh n d z
|eye 'ai|eyes 'ai z|great g r 'ei tt|head h 'eh d|bread b r 'eh d|every 'eh v r ee|many m 'eh n ee|any 'eh n ee
|again ax g 'eh n|because b ih kh 'uh z|where w 'eh r|here h 'ee r|could kh 'oo d|would w 'oo d|should sh 'oo d|put ph 'oo tt
|good g 'oo d|look l 'oo kh|looks l 'oo kh s|book b 'oo kh|took tt 'oo kh|full f 'oo l|house h 'au s|into 'ih n tt oo|i 'ai|my m 'ai|by b 'ai
|be b 'ee|he h 'ee|she sh 'ee|we w 'ee|me m 'ee|no n 'ou|so s 'ou|go g 'ou|goes g 'ou z|love l 'uh v|mountain m 'au n tt ax n|island 'ai l ax n d
|live l 'ih v|lives l 'ih v z|give g 'ih v|gives g 'ih v z|once w 'uh n s|world w 'er l d|word w 'er d|words w 'er d z|work w 'er kh
|school s kh 'oo l|ocean 'ou sh ax n|animal 'ae n ih m ax l|animals 'ae n ih m ax l z|color kh 'uh l er|over 'ou v er|under 'uh n d er
|after 'ae f tt er|only 'ou n l ee|old 'ou l d|cold kh 'ou l d|told tt 'ou l d|children ch 'ih l d r ax n|child ch 'ai l d|sugar sh 'oo g er
|their dh 'eh r|through th r 'oo|night n 'ai tt|nothing n 'uh th ih ng|four f 'ao r|eight 'ei tt|bear b 'eh r|turtle tt 'er tt ax l|turtles tt 'er tt ax l z`
    .split('|')
    .map(line => line.trim().split(/ (.*)/s).slice(0, 2) as [string, string]),
)
/** They carry no stress of their own. */
const LEANING = new Set(
  'a an the of and to in on at by for from with or as is it his her them than was were are be'.split(' '),
)
const PREFIX = /^(a(?=[bcdfglmnrw][aeiou])|be|de|re|ex|un|con|com|for|to(?=g|d|m))(?=[^aeiou]*[aeiou])/

/** The sounds of an English word in lower case. Spelling tells them roughly. */
export function englishSounds(word: string): readonly Sounded[] {
  const known = KNOWN[word]
  const leans = LEANING.has(word)
  if (known)
    return known.split(' ').map(sound => ({
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
      parts.push({ phones: plain ? [phoneme as PhoneName] : (SOUNDS[phoneme] ?? []), isVowel })
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

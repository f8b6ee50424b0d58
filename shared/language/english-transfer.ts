import { isEnglishVowel } from './english-phonemes.ts'
import { ENGLISH_RULES, type EnglishRule } from './rules.ts'

/** Written and heard phoneme. */
const swaps: Readonly<Record<string, EnglishRule>> = {
  vb: 'v-b',
  bv: 'v-b',
  SC: 'sh-ch',
  CS: 'sh-ch',
  Tt: 'th',
  Td: 'th',
  Ts: 'th',
  iE: 'short-long-i',
  Ei: 'short-long-i',
  au: 'a-u',
  ua: 'a-u',
  jy: 'j-y',
  yj: 'j-y',
  zs: 'z-s',
  Gn: 'n-ng',
  nG: 'n-ng',
}
/** At the end of a word alone: bag, kid, cab. */
const finalSwaps: Readonly<Record<string, EnglishRule>> = {
  bp: 'final-voicing',
  dt: 'final-voicing',
  gk: 'final-voicing',
}

/** eschool. */
const withVowelBefore = (phonemes: string): boolean =>
  phonemes.startsWith('es') && phonemes.length > 2 && !isEnglishVowel(phonemes[2])

/** The patterns that lead from `expected` to `heard` (phoneme strings); empty when equal, undefined when none do. */
export function englishRules(expected: string, heard: string): readonly EnglishRule[] | undefined {
  const used = new Set<EnglishRule>()
  if (withVowelBefore(heard) && expected.startsWith('s')) {
    used.add('s-cluster')
    heard = heard.slice(1)
  }
  if (expected.startsWith('h') && isEnglishVowel(heard[0]) && expected.length > heard.length) {
    used.add('h-lost')
    expected = expected.slice(1)
  }
  const cut = expected.length - heard.length
  if (heard === '' || cut < 0 || cut > 1) return undefined
  if (cut === 1) {
    if (isEnglishVowel(expected.at(-2)) || isEnglishVowel(expected.at(-1))) return undefined
    used.add('final-cluster')
  }
  for (let at = 0; at < heard.length; at++) {
    if (expected[at] === heard[at]) continue
    const pair = `${expected[at]}${heard[at]}`
    const rule = swaps[pair] ?? (at + 1 === expected.length ? finalSwaps[pair] : undefined)
    if (!rule) return undefined
    used.add(rule)
  }
  return ENGLISH_RULES.filter(rule => used.has(rule))
}

const folded: Readonly<Record<string, string>> = {
  v: 'b',
  C: 'S',
  T: 't',
  d: 't',
  s: 't',
  z: 't',
  E: 'i',
  u: 'a',
  j: 'y',
  G: 'n',
}
const foldedLast: Readonly<Record<string, string>> = { b: 'p', v: 'p', g: 'k' }

/** A phoneme string with all that the patterns change taken away: words that they join fold alike. */
export function englishFold(phonemes: string): string {
  let end = phonemes.length
  while (end > 1 && !isEnglishVowel(phonemes[end - 1]) && !isEnglishVowel(phonemes[end - 2])) end--
  let out = ''
  for (let at = withVowelBefore(phonemes) || phonemes.startsWith('h') ? 1 : 0; at < end; at++) {
    const phoneme = phonemes.charAt(at)
    out += (at + 1 === phonemes.length && foldedLast[phoneme]) || (folded[phoneme] ?? phoneme)
  }
  return out
}

const ENDINGS: readonly (readonly [ending: RegExp, stem: string, rule: EnglishRule])[] = [
  [/'s$/, '', 'inflection'],
  [/ies$/, 'y', 'inflection'],
  [/(?<=ch|sh|s|x|z|o)es$/, '', 'inflection'],
  [/(?<=[^s'])s$/, '', 'inflection'],
  [/ied$/, 'y', 'ed-ending'],
  [/([bdgklmnprt])\1ed$/, '$1', 'ed-ending'],
  [/(?<!e)ed$/, '', 'ed-ending'],
  [/(?<=[^e]e)d$/, '', 'ed-ending'],
]
/** Shorter words have no ending: is, bus, red, shed. */
const SHORTEST_ENDED = 5
const SHORTEST_PLURAL = 4

/** A word in lower case without its -s or -ed, as it is spelled then, each with the rule by which it is lost. */
export const withoutEnding = (word: string): readonly (readonly [stem: string, rule: EnglishRule])[] =>
  ENDINGS.filter(
    ([ending, , rule]) =>
      word.length >= (rule === 'inflection' ? SHORTEST_PLURAL : SHORTEST_ENDED) && ending.test(word),
  ).map(([ending, stem, rule]) => [word.replace(ending, stem), rule] as const)

import { isEnglishVowel } from './english-phonemes.ts'

/**
 * How the sounds of Spanish show in the English of Spanish speakers (Swan & Smith, "Learner English", 2nd ed. 2001).
 * Two are always counted, though worth naming to a teacher: `inflection`, a dropped -s or -ed, since it is also grammar,
 * and `short-long-i`, since ship and sheep are two words that children read wrong for each other.
 */
export const ENGLISH_RULES = [
  'final-cluster',
  'v-b',
  'sh-ch',
  'th',
  's-cluster',
  'short-long-i',
  'inflection',
] as const
export type EnglishRule = (typeof ENGLISH_RULES)[number]

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
}

/** eschool. */
const withVowelBefore = (phonemes: string): boolean =>
  phonemes.startsWith('es') && phonemes.length > 2 && !isEnglishVowel(phonemes[2])

/** The patterns that lead from `expected` to `heard` (phoneme strings); empty when equal, undefined when none do. */
export function englishRules(
  expected: string,
  heard: string,
  inflected: boolean,
): readonly EnglishRule[] | undefined {
  const used = new Set<EnglishRule>()
  if (withVowelBefore(heard) && expected.startsWith('s')) {
    used.add('s-cluster')
    heard = heard.slice(1)
  }
  const cut = expected.length - heard.length
  if (cut < 0 || cut > 1) return undefined
  if (cut === 1) {
    const [before, last] = [expected.at(-2), expected.at(-1)]
    if (isEnglishVowel(before) || isEnglishVowel(last) || heard === '') return undefined
    used.add(inflected ? 'inflection' : 'final-cluster')
  }
  for (let at = 0; at < heard.length; at++) {
    if (expected[at] === heard[at]) continue
    const rule = swaps[`${expected[at]}${heard[at]}`]
    if (!rule) return undefined
    used.add(rule)
  }
  return ENGLISH_RULES.filter(rule => used.has(rule))
}

const folded: Readonly<Record<string, string>> = { v: 'b', C: 'S', T: 't', d: 't', s: 't', E: 'i' }

/** A phoneme string with all that the patterns change taken away: words that they join fold alike. */
export function englishFold(phonemes: string): string {
  let end = phonemes.length
  while (end > 1 && !isEnglishVowel(phonemes[end - 1]) && !isEnglishVowel(phonemes[end - 2])) end--
  let out = ''
  for (let at = withVowelBefore(phonemes) ? 1 : 0; at < end; at++) {
    const phoneme = phonemes.charAt(at)
    out += folded[phoneme] ?? phoneme
  }
  return out
}

import { isEnglishVowel } from './english-phonemes.ts'

/**
 * How the sounds of Spanish show in the English of Spanish speakers (Swan & Smith, "Learner English", 2nd ed. 2001).
 * `inflection` is a dropped -s or -ed: worth naming to a teacher, yet always counted, since it is also grammar.
 */
export const ENGLISH_RULES = ['final-cluster', 'v-b', 'sh-ch', 'inflection'] as const
export type EnglishRule = (typeof ENGLISH_RULES)[number]

/** The patterns that lead from `expected` to `heard` (phoneme strings); empty when equal, undefined when none do. */
export function englishRules(
  expected: string,
  heard: string,
  inflected: boolean,
): readonly EnglishRule[] | undefined {
  const cut = expected.length - heard.length
  if (cut < 0 || cut > 1) return undefined
  const used = new Set<EnglishRule>()
  if (cut === 1) {
    const [before, last] = [expected.at(-2), expected.at(-1)]
    if (isEnglishVowel(before) || isEnglishVowel(last) || heard === '') return undefined
    used.add(inflected ? 'inflection' : 'final-cluster')
  }
  for (let at = 0; at < heard.length; at++) {
    const pair = `${expected[at]}${heard[at]}`
    if (pair[0] === pair[1]) continue
    if (pair === 'vb' || pair === 'bv') used.add('v-b')
    else if (pair === 'SC' || pair === 'CS') used.add('sh-ch')
    else return undefined
  }
  return ENGLISH_RULES.filter(rule => used.has(rule))
}

/** A phoneme string with all that the patterns change taken away: words that they join fold alike. */
export function englishFold(phonemes: string): string {
  let end = phonemes.length
  while (end > 1 && !isEnglishVowel(phonemes[end - 1]) && !isEnglishVowel(phonemes[end - 2])) end--
  let out = ''
  for (let at = 0; at < end; at++) {
    const phoneme = phonemes.charAt(at)
    out += phoneme === 'v' ? 'b' : phoneme === 'C' ? 'S' : phoneme
  }
  return out
}

import { SPANISH_RULES, type SpanishRule } from './rules.ts'
import { isSpanishVowel } from './spanish-phonemes.ts'

/**
 * The rules by which a speaker of the dialect who means `expected` is heard as `heard` (both phoneme strings);
 * empty when they are the same sounds, undefined when no rules lead from one to the other. n and ñ never meet.
 */
export function spanishRules(expected: string, heard: string): readonly SpanishRule[] | undefined {
  const used = walk(expected, heard, 0, 0, new Set())
  return used && SPANISH_RULES.filter(rule => used.has(rule))
}

type Used = ReadonlySet<SpanishRule>
const nothing: Used = new Set()

/** `dead` remembers from where no rules lead to the end, so that no word takes longer than its length squared. */
function walk(expected: string, heard: string, e: number, h: number, dead: Set<number>): Used | undefined {
  if (e === expected.length && h === heard.length) return nothing
  const here = e * (heard.length + 1) + h
  if (dead.has(here)) return undefined
  if (e < expected.length && expected[e] === heard[h]) {
    const rest = walk(expected, heard, e + 1, h + 1, dead)
    if (rest) return rest
  }
  for (const [rule, eats, takes] of changes(expected, heard, e, h)) {
    const rest = walk(expected, heard, e + eats, h + takes, dead)
    if (rest) return new Set([...rest, rule])
  }
  dead.add(here)
  return undefined
}

type Change = readonly [rule: SpanishRule, eats: number, takes: number]

function changes(expected: string, heard: string, e: number, h: number): Change[] {
  const meant = expected[e]
  const said = heard[h]
  const found: Change[] = []
  if (meant !== undefined && said !== undefined) {
    const pair = meant + said
    if (pair === 'zs' || pair === 'sz') found.push(['seseo', 1, 1])
    if (pair === 'Ly' || pair === 'yL') found.push(['yeismo', 1, 1])
    if (pair === 'bv' || pair === 'vb') found.push(['b-v', 1, 1])
    if (pair === 'rl' && isCoda(expected, e)) found.push(['coda-r', 1, 1])
    if (pair === 'Rj' || pair === 'Rh') found.push(['velar-rr', 1, 1])
  }
  if ((meant === 's' || meant === 'z') && isCoda(expected, e)) {
    if (said === 'h' || said === 'j') found.push(['coda-s', 1, 1])
    found.push(['coda-s', 1, 0])
  }
  const isLast = e + 1 === expected.length
  if (meant === 'd' && isSpanishVowel(expected[e - 1]) && (isLast || isSpanishVowel(expected[e + 1]))) {
    // verda(d), uste(d); na(da), to(do), pue(de): the like vowels that meet at the end are said as one.
    if (e + 2 === expected.length && expected[e - 1] === expected[e + 1]) found.push(['dropped-d', 2, 0])
    found.push(['dropped-d', 1, 0])
  }
  if (meant === 'h') found.push(['mute-h', 1, 0])
  if (said === 'h') found.push(['mute-h', 0, 1])
  return found
}

/** After a vowel and before no vowel (a mute h between does not count). */
function isCoda(word: string, at: number): boolean {
  const next = word[at + 1] === 'h' ? word[at + 2] : word[at + 1]
  return isSpanishVowel(word[at - 1]) && !isSpanishVowel(next)
}

const folded: Record<string, string> = { z: 's', v: 'b', L: 'y', r: 'l', R: '', h: '', j: '' }

/**
 * A phoneme string with all that the rules change taken away. Words that rules join fold alike, so a table by fold
 * finds them; whether rules do join two that fold alike is for `spanishRules` to say.
 */
export function spanishFold(phonemes: string): string {
  let out = ''
  for (let at = 0; at < phonemes.length; at++) {
    const phoneme = phonemes.charAt(at)
    if (phoneme === 'd' && at + 1 === phonemes.length && isSpanishVowel(phonemes[at - 1])) continue
    if ((phoneme === 's' || phoneme === 'z') && isCoda(phonemes, at)) continue
    const sound = folded[phoneme] ?? phoneme
    // Between vowels, d goes; and like vowels that then meet are one.
    if (isSpanishVowel(sound) && out.endsWith('d') && isSpanishVowel(out.at(-2))) out = out.slice(0, -1)
    if (sound !== out.at(-1)) out += sound
  }
  return out
}

import type { Language } from '#shared/kernel/school.ts'
import { accentRules, isSameChange, type SoundChange } from '#shared/language/accent.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { addedTogether, isAccent, isMissed, type Tally, tallyOf } from './accent-tally.ts'
import type { Judgement } from './judge.ts'
import type { KnownAccent } from './known-accent.ts'
import { ruled } from './policy.ts'
import type { ReadingInput, ScoredWord } from './schema.ts'

/**
 * Names the differences that the reader makes nearly every time a sound occurs, in this reading or in it and those before it
 * that are known, and counts them as the policy counts what is said another way. A slip in one word, however often the word
 * comes, stays a slip.
 */
export function withAccent(judgement: Judgement, { language, policy }: ReadingInput): Judgement {
  const changes = accentOf(judgement.words, language, policy.accents)
  if (changes.length === 0) return judgement
  const words = judgement.words.map(word => {
    const heard = isMissed(word) ? normalizeWord(word.heard) : undefined
    const rules = heard && accentRules(normalizeWord(word.expected), heard, changes, language)
    if (!rules) return word
    const { rule: _, moreRules: __, ...rest } = word
    const [rule, ...moreRules] = rules
    return { ...rest, outcome: ruled(policy, rules), rule, ...(moreRules.length > 0 && { moreRules }) }
  })
  return { ...judgement, words }
}

function accentOf(
  words: readonly ScoredWord[],
  language: Language,
  known: readonly KnownAccent[],
): readonly SoundChange[] {
  if (!words.some(isMissed)) return []
  return tallyOf(words, language).filter(tally => {
    const earlier = known.find(one => one.language === language && isSameChange(one, tally))
    return isAccent(tally) || (earlier !== undefined && isAccent(addedTogether(tally, earlier)))
  }) satisfies Tally[]
}

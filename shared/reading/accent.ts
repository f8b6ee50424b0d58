import type { Language } from '#shared/kernel/school.ts'
import { accentRules, changesBetween, isOccasionFor, type SoundChange } from '#shared/language/accent.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import type { Judgement } from './judge.ts'
import { isCorrect } from './outcomes.ts'
import { ruled } from './policy.ts'
import type { ReadingInput, ScoredWord } from './schema.ts'

/** In fewer different words it is no way of speaking; and it is one where it is nearly always so. */
const FEWEST_WORDS = 3
const NEARLY_ALWAYS = 0.8

/**
 * Names the differences that the reader makes nearly every time a sound occurs, and counts them as the policy counts what
 * is said another way. A slip in one word, however often the word comes, stays a slip.
 */
export function withAccent(judgement: Judgement, { language, policy }: ReadingInput): Judgement {
  const changes = accentOf(judgement.words, language)
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

type Missed = ScoredWord & { readonly heard: string }

const isMissed = (word: ScoredWord): word is Missed =>
  (word.outcome === 'mispronounced' || word.outcome === 'substituted') &&
  word.heard !== undefined &&
  !word.heard.includes(' ')

interface Told {
  readonly written: string
  readonly changes: readonly SoundChange[]
}

/** What each word tells of its sounds; one that was another word tells nothing. */
function told(word: ScoredWord, language: Language): Told[] {
  const written = normalizeWord(word.expected)
  if (isCorrect(word.outcome)) return [{ written, changes: [] }]
  const changes = isMissed(word) ? changesBetween(written, normalizeWord(word.heard), language) : undefined
  return changes ? [{ written, changes }] : []
}

const isSame = (a: SoundChange, b: SoundChange): boolean =>
  a.meant === b.meant && a.said === b.said && a.place === b.place

function accentOf(words: readonly ScoredWord[], language: Language): readonly SoundChange[] {
  if (words.filter(isMissed).length < FEWEST_WORDS) return []
  const all = words.flatMap(word => told(word, language))
  const made = (change: SoundChange) => all.filter(({ changes }) => changes.some(one => isSame(one, change)))
  const found = all.flatMap(({ changes }) => changes)
  return found.filter((change, at) => {
    if (found.findIndex(one => isSame(one, change)) !== at) return false
    const times = made(change)
    if (new Set(times.map(({ written }) => written)).size < FEWEST_WORDS) return false
    const occasions = all.filter(({ written }) => isOccasionFor(change, written, language)).length
    return times.length >= occasions * NEARLY_ALWAYS
  })
}

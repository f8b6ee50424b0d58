import { type Audience, conditionsOf, type Occasion } from '#shared/automations/occasions.ts'
import { canName, NAME_MARK, type NewRule } from '#shared/automations/schema.ts'
import { wordsProblem } from '#shared/kernel/own-words.ts'

/** A rule as it is being written. */
export interface Draft {
  readonly occasion: Occasion
  /** Of the occasion’s; any where it is empty. */
  readonly condition: string
  readonly tells: Audience
  readonly words: 'house' | 'own'
  readonly es: string
  readonly en: string
}

export const NEW_DRAFT: Draft = {
  occasion: 'flagRaised',
  condition: '',
  tells: 'families',
  words: 'house',
  es: '',
  en: '',
}

/** What is wrong with own words in one language; undefined where nothing is. */
export function problemOf({ occasion, tells }: Draft, words: string) {
  const problem = wordsProblem(words)
  return problem ?? (canName(occasion, tells) || words.search(NAME_MARK) < 0 ? undefined : 'unnamed')
}

/** What is asked of the server; undefined while something is wrong with it. */
export function bodyOf(draft: Draft): NewRule | undefined {
  const { occasion, condition, tells, words, es, en } = draft
  const isOwn = words === 'own'
  if (isOwn && (problemOf(draft, es) ?? problemOf(draft, en))) return undefined
  return {
    // What was chosen for another occasion is not asked of this one.
    when: { occasion, ...(conditionsOf(occasion).includes(condition) && { condition }) },
    tells,
    ...(isOwn && { own: { es: es.trim(), en: en.trim() } }),
  }
}

import type { Role } from '#shared/kernel/standing.ts'
import type { Content, Guide, Question } from './content/content.ts'

/** What a search finds: a guide of the role's, or a question. */
export type Found =
  | { readonly kind: 'guide'; readonly guide: Guide }
  | { readonly kind: 'question'; readonly question: Question }

/** Without accents and capitals: who looks for «nino» means «niño». */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const MOST = 8

/** What holds every word that was typed, those first whose title does; nothing for nothing. */
export function search({ guides, faq }: Content, role: Role, typed: string): readonly Found[] {
  const words = folded(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const holds = (text: string) => words.every(word => folded(text).includes(word))
  const all = [
    ...faq[role].map(question => ({
      found: { kind: 'question', question } as const,
      title: question.q,
      text: question.a,
    })),
    ...guides[role].map(guide => ({
      found: { kind: 'guide', guide } as const,
      title: guide.title,
      text: [guide.about, ...guide.steps, guide.tip ?? ''].join(' '),
    })),
  ]
  const matches = all.filter(({ title, text }) => holds(`${title} ${text}`))
  const byTitle = matches.filter(({ title }) => holds(title))
  return [...new Set([...byTitle, ...matches])].slice(0, MOST).map(({ found }) => found)
}

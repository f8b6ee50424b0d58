import type { Knows } from '#shared/catalogue/checks/spelling.ts'
import type { Sentence } from '#shared/generation/analysis.ts'
import type { ToldFinding } from '#shared/progress/told-finding.ts'
import { type Port, tried } from '../writer.ts'
import { judgedPage } from './judge.ts'
import { firstTurn, nextTurn, SYSTEM } from './prompt.ts'

/** Twelve sentences in two languages take about 1,200. */
const MAX_TOKENS = 4000
/** With fewer sentences there is no page; or with fewer than there are findings. */
const FEWEST = 3
const MOST_PROBLEMS = 12

export type PageOutcome =
  | { readonly sentences: readonly Sentence[]; readonly tries: number }
  | {
      readonly refused: 'checks' | 'unavailable'
      readonly problems: readonly string[]
      readonly tries: number
    }

/**
 * Has a page written until every sentence stands. Of tries that all have something wrong the one is taken of which most
 * stands, without what does not; a page of too little is none.
 */
export async function writePage(
  findings: readonly ToldFinding[],
  about: 'group' | 'student',
  { knows, ...port }: Port & { readonly knows: Knows },
): Promise<PageOutcome> {
  let best: readonly Sentence[] = []
  const outcome = await tried<readonly Sentence[]>(
    {
      system: SYSTEM,
      first: firstTurn(findings, about),
      maxTokens: MAX_TOKENS,
      next: nextTurn,
      judged: answer => {
        const { sentences, problems } = judgedPage(answer, findings, knows)
        if (sentences.length > best.length) best = sentences
        if (problems.length === 0 && isPage(sentences, findings)) return { made: sentences }
        return {
          problems:
            problems.length > 0 ? problems.slice(0, MOST_PROBLEMS) : ['the page has too few sentences'],
        }
      },
    },
    port,
  )
  if ('made' in outcome) return { sentences: outcome.made, tries: outcome.tries }
  if (isPage(best, findings)) return { sentences: best, tries: outcome.tries }
  return { refused: outcome.why, problems: outcome.problems, tries: outcome.tries }
}

const isPage = (sentences: readonly Sentence[], findings: readonly ToldFinding[]): boolean =>
  sentences.length >= Math.min(FEWEST, findings.length) && sentences.length > 0

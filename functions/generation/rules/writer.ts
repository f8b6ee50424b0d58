import type { Conversation, Turn } from '#functions/platform/services/model.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { AskText, Refused } from '#shared/generation/schema.ts'
import { judged, type Lexicon, linesOf } from './judge.ts'
import { firstTurn, nextTurn, SYSTEM } from './prompt.ts'

/** A first try and two more, told what failed. */
export const TRIES = 3
/** A text of grade 5 with its questions takes about 1,500. */
const MAX_TOKENS = 4000

/** Who writes, and who is told of a failure. */
export interface Port {
  /** The model's next turn; throws an error of its own where nobody answers. */
  readonly converse: (conversation: Conversation) => Promise<string>
  readonly isUnavailable: (error: unknown) => boolean
  readonly signal: AbortSignal
}

/** What is to be written: told in a first turn, and after each try that failed in another. */
interface Task<Made> {
  readonly system: string
  readonly first: string
  readonly maxTokens: number
  readonly judged: (answer: string) => { readonly made: Made } | { readonly problems: readonly string[] }
  readonly next: (problems: readonly string[]) => string
}

type Tried<Made> = { readonly tries: number } & (
  | { readonly made: Made }
  | { readonly why: Refused['why']; readonly problems: readonly string[] }
)

/** Has something written until it stands every check; else why there is none. */
export async function tried<Made>(
  { system, first, maxTokens, judged, next }: Task<Made>,
  { converse, isUnavailable, signal }: Port,
): Promise<Tried<Made>> {
  const turns: Turn[] = [{ role: 'user', text: first }]
  let problems: readonly string[] = []
  for (let tries = 1; tries <= TRIES; tries++) {
    let answer: string
    try {
      answer = await converse({ system, turns, maxTokens, signal })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return { why: 'unavailable', problems, tries }
    }
    const judgement = judged(answer)
    if ('made' in judgement) return { made: judgement.made, tries }
    problems = judgement.problems
    // An empty turn would be refused.
    turns.push({ role: 'assistant', text: answer.trim() || '…' }, { role: 'user', text: next(problems) })
  }
  return { why: 'checks', problems, tries: TRIES }
}

export type Outcome =
  | { readonly text: ReadingText; readonly tries: number }
  | { readonly refused: Refused; readonly tries: number }

/** Has a text written until one stands every check. */
export async function write(
  asked: AskText,
  textId: string,
  { lexicon, ...port }: Port & { readonly lexicon: Lexicon },
): Promise<Outcome> {
  const outcome = await tried<ReadingText>(
    {
      system: SYSTEM,
      first: firstTurn(asked, textId),
      maxTokens: MAX_TOKENS,
      next: nextTurn,
      judged: answer => {
        const judgement = judged(answer, asked, textId, lexicon)
        return 'text' in judgement ? { made: judgement.text } : { problems: linesOf(judgement.findings) }
      },
    },
    port,
  )
  const { tries } = outcome
  if ('made' in outcome) return { text: outcome.made, tries }
  return { refused: { why: outcome.why, findings: [...outcome.problems] }, tries }
}

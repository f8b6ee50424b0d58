import type { Conversation, Turn } from '#functions/platform/services/model.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { AskText, Refused } from '#shared/generation/schema.ts'
import { judged, type Lexicon, linesOf } from './judge.ts'
import { firstTurn, nextTurn, SYSTEM } from './prompt.ts'

/** A first try and two more, told what failed. */
export const TRIES = 3
/** A text of grade 5 with its questions takes about 1,500. */
const MAX_TOKENS = 4000

interface Port {
  /** The model's next turn; throws an error of its own where nobody answers. */
  readonly converse: (conversation: Conversation) => Promise<string>
  readonly isUnavailable: (error: unknown) => boolean
  readonly lexicon: Lexicon
  readonly signal: AbortSignal
}

export type Outcome =
  | { readonly text: ReadingText; readonly tries: number }
  | { readonly refused: Refused; readonly tries: number }

/** Has a text written until one stands every check; else why there is none. */
export async function write(asked: AskText, textId: string, port: Port): Promise<Outcome> {
  const { converse, isUnavailable, lexicon, signal } = port
  const turns: Turn[] = [{ role: 'user', text: firstTurn(asked, textId) }]
  let lines: string[] = []
  for (let tries = 1; tries <= TRIES; tries++) {
    let answer: string
    try {
      answer = await converse({ system: SYSTEM, turns, maxTokens: MAX_TOKENS, signal })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return { refused: { why: 'unavailable', findings: lines }, tries }
    }
    const judgement = judged(answer, asked, textId, lexicon)
    if ('text' in judgement) return { text: judgement.text, tries }
    lines = linesOf(judgement.findings)
    // An empty turn would be refused.
    turns.push({ role: 'assistant', text: answer || '…' }, { role: 'user', text: nextTurn(lines) })
  }
  return { refused: { why: 'checks', findings: lines }, tries: TRIES }
}

import { tokenize } from '#shared/language/tokenize.ts'
import { decodability } from './ladder.ts'
import { expectedOf, type ReadingText, type TextSummary } from './schema.ts'

/** The line of a list that stands for a text. */
export function summaryOf(text: ReadingText): TextSummary {
  const { body: _b, vocabulary: _v, pronunciationFocus: _p, questions: _q, ...summary } = text
  const written = expectedOf(text)
  const decodable = text.step && decodability(written, text.language, text.step)
  return { ...summary, words: tokenize(written).length, ...(decodable && { decodable }) }
}

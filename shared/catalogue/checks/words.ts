import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { type Found, found } from './finding.ts'

/** The words of a text's body, in order and normal form. */
export const bodyWords = (text: Pick<ReadingText, 'body'>): string[] => wordsIn(expectedOf(text))

/** The words of a phrase, in order and normal form. */
export const wordsIn = (text: string) => tokenize(text).map(token => normalizeWord(token.text))

/** Whether a word stands among others in some inflection: its first four letters, or all but three, begin one of them. */
export function isInflectedIn(word: string, among: Iterable<string>): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 3))
  for (const one of among) if (one.startsWith(stem)) return true
  return false
}

/** What is taught around a text is of the text: every word of a term, in some inflection, and every word of a sound. */
export function checkTaught(text: ReadingText): Found[] {
  const body = new Set(bodyWords(text))
  const terms = text.vocabulary
    .filter(({ term }) => !wordsIn(term).every(word => body.has(word) || isInflectedIn(word, body)))
    .map(({ term }) => found('vocabulary', `«${term}» is not in the text`))
  const sounds = text.pronunciationFocus.flatMap(({ sound, words }) =>
    words
      .filter(word => !wordsIn(word).every(part => body.has(part)))
      .map(word => found('pronunciation', `${sound}: «${word}» is not in the text`)),
  )
  return [...terms, ...sounds]
}

export interface Written {
  readonly where: string
  readonly written: string
}
/** Every string of a language that is read, with where it stands. */
export interface Writing {
  readonly language: Language
  readonly written: readonly Written[]
}

/** Every string of a text. */
export const writingOf = (text: ReadingText): Writing => ({
  language: text.language,
  written: [...writtenInText(text)],
})

function* writtenInText(text: ReadingText): Generator<Written> {
  yield { where: 'title', written: text.title }
  for (const [at, written] of text.body.entries()) yield { where: `paragraph ${at + 1}`, written }
  for (const { term, definition, example } of text.vocabulary)
    for (const written of [term, definition, example]) yield { where: `vocabulary «${term}»`, written }
  for (const { id, question, options, hint } of text.questions)
    for (const written of [question, ...options, ...(hint ? [hint] : [])])
      yield { where: `question ${id}`, written }
}

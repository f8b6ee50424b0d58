import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { type Found, found } from './finding.ts'

/** The words of a text's body, in order and normal form. */
export const bodyWords = (text: ReadingText): string[] => wordsIn(expectedOf(text))

const wordsIn = (text: string) => tokenize(text).map(token => normalizeWord(token.text))

/** What is taught around a text is of the text: every word of a term, in some inflection, and every word of a sound. */
export function checkTaught(text: ReadingText): Found[] {
  const body = new Set(bodyWords(text))
  const inflected = (word: string) => {
    const stem = word.slice(0, Math.max(4, word.length - 3))
    return [...body].some(one => one.startsWith(stem))
  }
  const terms = text.vocabulary
    .filter(({ term }) => !wordsIn(term).every(word => body.has(word) || inflected(word)))
    .map(({ term }) => found('vocabulary', `«${term}» is not in the text`))
  const sounds = text.pronunciationFocus.flatMap(({ sound, words }) =>
    words
      .filter(word => !wordsIn(word).every(part => body.has(part)))
      .map(word => found('pronunciation', `${sound}: «${word}» is not in the text`)),
  )
  return [...terms, ...sounds]
}

/** Every string that a child reads, with where it stands. */
export function* writtenIn(text: ReadingText): Generator<{ where: string; written: string }> {
  yield { where: 'title', written: text.title }
  for (const [at, written] of text.body.entries()) yield { where: `paragraph ${at + 1}`, written }
  for (const { term, definition, example } of text.vocabulary)
    for (const written of [term, definition, example]) yield { where: `vocabulary «${term}»`, written }
  for (const { id, question, options } of text.questions)
    for (const written of [question, ...options]) yield { where: `question ${id}`, written }
}

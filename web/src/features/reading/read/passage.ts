import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { englishSyllableCount } from '#shared/language/english-syllables.ts'
import { spanishSyllables } from '#shared/language/spanish-syllables.ts'
import { tokenize } from '#shared/language/tokenize.ts'

/** A word of the text as it stands on the page, with the marks that touch it. `index` counts over the whole text. */
export interface PlacedWord {
  readonly index: number
  readonly lead: string
  readonly word: string
  readonly trail: string
}

/**
 * The paragraphs of a text, cut into the words that are scored. Their indexes are those of the score's words. Marks
 * stay with the word they touch, so that a line never breaks between them.
 */
export function passageOf(body: readonly string[]): PlacedWord[][] {
  let index = 0
  return body.map(paragraph => {
    const tokens = tokenize(paragraph)
    return tokens.map((token, n) => {
      const [, lead] = split(paragraph.slice(n === 0 ? 0 : tokens[n - 1]?.end, token.start), n === 0)
      const [trail] = split(paragraph.slice(token.end, tokens[n + 1]?.start), false)
      return { index: index++, lead, word: token.text, trail }
    })
  })
}

/** Marks between two words: what stands before the first space is of the earlier word, the rest of the later one. */
function split(marks: string, atStart: boolean): [string, string] {
  if (atStart) return ['', marks.trim()]
  const space = marks.search(/\s/)
  return space < 0 ? [marks, ''] : [marks.slice(0, space), marks.slice(space).trim()]
}

const syllablesIn = (word: string, language: Language): number =>
  language === 'es-PR' ? spanishSyllables(word).length : englishSyllableCount(word)

export interface Sentence {
  readonly text: string
  /** Index of its first word in the whole text. */
  readonly from: number
  /** Where each word begins in `text`: a voice tells its progress in characters. */
  readonly starts: readonly number[]
  /** How many syllables each word has, to follow a voice that tells nothing. */
  readonly syllables: readonly number[]
}

/** The sentences of a text: a voice says them one by one, and so can be stopped and followed. */
export function sentencesOf({ body, language }: Pick<ReadingText, 'body' | 'language'>): Sentence[] {
  let index = 0
  return body.flatMap(paragraph => {
    const sentences: Sentence[] = []
    let begin = 0
    let starts: number[] = []
    let syllables: number[] = []
    let from = index
    const tokens = tokenize(paragraph)
    tokens.forEach((token, n) => {
      starts.push(token.start - begin)
      syllables.push(syllablesIn(token.text.toLowerCase(), language))
      index += 1
      const last = n === tokens.length - 1
      if (token.boundary !== 'sentence' && !last) return
      const next = tokens[n + 1]
      const end = next ? token.end + paragraph.slice(token.end, next.start).search(/\s|$/) : paragraph.length
      sentences.push({ text: paragraph.slice(begin, end), from, starts, syllables })
      begin = end
      starts = []
      syllables = []
      from = index
    })
    return sentences
  })
}

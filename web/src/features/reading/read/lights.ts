import type { Language } from '#shared/kernel/school.ts'
import { type Alignment, startAlignment, type WordMark } from '#shared/reading/align.ts'
import type { HeardWord } from '#shared/reading/schema.ts'

/** The lights of one text: gives the marks of its words for everything heard so far, each time it changes. */
export function lightsOf(words: readonly string[], language: Language) {
  let alignment: Alignment = startAlignment(words, { language })

  return (heard: readonly HeardWord[]): readonly WordMark[] => {
    // Mostly a phrase grows; when the recogniser thinks again about earlier words, the text is aligned anew.
    const grew = alignment.heard.every(({ word }, n) => word === heard[n]?.word)
    if (!grew) alignment = startAlignment(words, { language })
    for (const word of heard.slice(alignment.heard.length)) alignment.hear(word)
    return alignment.marks()
  }
}

/** The text was read to its end, and not by one leap to its last words. */
export const readToTheEnd = (marks: readonly WordMark[]): boolean =>
  marks.every(mark => mark === 'read' || mark === 'missed') &&
  marks.filter(mark => mark === 'read').length * 2 >= marks.length

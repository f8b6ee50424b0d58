import { type Finding, found } from '#shared/catalogue/checks/finding.ts'
import { bodyWords } from '#shared/catalogue/checks/words.ts'
import { FORMS, type Form, type ReadingText } from '#shared/catalogue/schema.ts'
import { GRADES, type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'

/** With fewer texts a child who has read twenty is offered what is too easy or too hard. */
const LEAST_TEXTS = 30
/** Texts to stay with, in the grades that read them, and how many words make one. */
const LEAST_CHAPTERS = 10
const CHAPTER_WORDS = { least: 300, most: 600 }
const WITH_CHAPTERS: readonly Grade[] = ['3', '4', '5']
/** Kinds that a child meets in every grade that reads to learn, beside stories, poems and information. */
const WITH_KINDS: readonly Grade[] = ['2', '3', '4', '5']
const LEAST_OF_KIND: readonly (readonly [Form, number])[] = [
  ['play', 1],
  ['opinion', 1],
  ['news', 1],
  ['biography', 2],
]

interface Shelf {
  readonly language: Language
  readonly grade: Grade
  readonly texts: number
  readonly chapters: number
  /** How many texts of each kind. */
  readonly kinds: ReadonlyMap<Form | undefined, number>
}

const isChapter = (text: ReadingText): boolean => {
  const words = bodyWords(text).length
  return words >= CHAPTER_WORDS.least && words <= CHAPTER_WORDS.most
}

/** What each grade has to read in each language. */
export const shelvesOf = (texts: readonly ReadingText[]): readonly Shelf[] =>
  LANGUAGES.flatMap(language =>
    GRADES.map(grade => {
      const own = texts.filter(text => text.language === language && text.grade === grade)
      const kinds = new Map([...Map.groupBy(own, ({ form }) => form)].map(([form, of]) => [form, of.length]))
      return { language, grade, texts: own.length, chapters: own.filter(isChapter).length, kinds }
    }),
  )

/** A shelf that is too short for the children of its grade is named. */
export const checkShelves = (texts: readonly ReadingText[]): Finding[] =>
  shelvesOf(texts).flatMap(({ language, grade, texts, chapters, kinds }) => {
    const lacks = (has: number, least: number, what: string) =>
      has < least
        ? [{ id: `${language} ${grade}`, ...found('shelf', `${has} ${what}; at least ${least}`) }]
        : []
    return [
      ...lacks(texts, LEAST_TEXTS, 'texts'),
      ...(WITH_CHAPTERS.includes(grade)
        ? lacks(chapters, LEAST_CHAPTERS, `texts of ${CHAPTER_WORDS.least} to ${CHAPTER_WORDS.most} words`)
        : []),
      ...(WITH_KINDS.includes(grade)
        ? LEAST_OF_KIND.flatMap(([kind, least]) => lacks(kinds.get(kind) ?? 0, least, `of kind ${kind}`))
        : []),
    ]
  })

export const tellShelves = (shelves: readonly Shelf[]): string =>
  LANGUAGES.map(language => {
    const own = shelves.filter(shelf => shelf.language === language)
    const line = own.map(
      ({ grade, texts, chapters }) => `${grade} ${texts}${chapters > 0 ? ` (${chapters} chapters)` : ''}`,
    )
    const kinds = FORMS.map(form => `${form} ${own.map(shelf => shelf.kinds.get(form) ?? 0).join(' ')}`)
    return `shelf ${language}: ${line.join(', ')}\nkinds ${language}, ${GRADES.join(' ')}: ${kinds.join(', ')}`
  }).join('\n')

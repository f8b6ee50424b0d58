import { CATEGORIES, type ListedText } from '#shared/catalogue/schema.ts'
import { textSearch } from '#web/lib/text-search.ts'

/** What a text is about; how it speaks (a story, a poem) is its form. */
export const THEMES = CATEGORIES.filter(category => category !== 'story' && category !== 'poem')
export const LEVELS = ['easy', 'medium', 'hard'] as const
export const READ = ['yes', 'no'] as const

/** Lengths in words: below the first, up to the second, and chapters. */
const SHORT = 100
const CHAPTER = 300
export const LENGTHS = ['short', 'middle', 'chapter'] as const
export type Length = (typeof LENGTHS)[number]
export const lengthOf = (words: number): Length =>
  words < SHORT ? 'short' : words < CHAPTER ? 'middle' : 'chapter'

/** What a shelf is narrowed to; nothing said fits every text. */
export interface Narrowed {
  readonly typed: string
  readonly form?: string | undefined
  readonly theme?: string | undefined
  readonly level?: string | undefined
  readonly length?: string | undefined
  readonly series?: string | undefined
  readonly read?: string | undefined
}

/** The texts that fit all that was said; of a series, in its order. Accents and capitals do not count in what was typed. */
export function narrow(
  texts: readonly ListedText[],
  { typed, form, theme, level, length, series, read }: Narrowed,
  wasRead: ReadonlySet<string>,
): ListedText[] {
  const fits = textSearch(typed)
  const same = (sought: string | undefined, own: string | undefined) => sought === undefined || sought === own
  const found = texts.filter(
    text =>
      fits(text.title, text.city, text.series?.name) &&
      same(form, text.form) &&
      same(theme, text.category) &&
      same(level, text.difficulty) &&
      same(length, lengthOf(text.words)) &&
      same(series, text.series?.name) &&
      same(read, wasRead.has(text.id) ? 'yes' : 'no'),
  )
  return series === undefined
    ? found
    : found.toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0))
}

/** The names of the series on a shelf. */
export const seriesOf = (texts: readonly ListedText[]): string[] =>
  [...new Set(texts.flatMap(({ series }) => (series ? [series.name] : [])))].sort((a, b) =>
    a.localeCompare(b),
  )

import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { type NextText, nextTexts } from '#shared/progress/next-texts.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { isOpenAt, libraryOf } from '#shared/reading/library.ts'

/** The texts of a language to go on with: of those that are open to the child, whatever a teacher opens beside them. */
export function offered(
  texts: readonly ListedText[],
  language: Language,
  { grade, levels, finishedTexts }: Pick<Progress, 'grade' | 'levels' | 'finishedTexts'>,
  count: number,
): readonly NextText<ListedText>[] {
  const level = levels.find(one => one.language === language)
  if (!level) return []
  const library = libraryOf({
    own: grade ? [grade] : [],
    levels: { [language]: [level.grade] },
    opened: [],
  })
  const open = texts.filter(text => text.language === language && isOpenAt(library, text))
  return nextTexts(open, level.rating, new Set(finishedTexts), count)
}

import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, type Grade } from '#shared/kernel/school.ts'

/** The texts of a grade, the easier and shorter first. */
export const shelfOf = (texts: readonly ListedText[], grade: Grade): ListedText[] =>
  texts.filter(text => text.grade === grade).sort((a, b) => a.wpmTarget - b.wpmTarget || a.words - b.words)

/** The grades that have texts, in order. */
export const gradesOf = (texts: readonly ListedText[]): Grade[] =>
  GRADES.filter(grade => texts.some(text => text.grade === grade))

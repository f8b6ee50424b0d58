import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, type Grade } from '#shared/kernel/school.ts'

/** The child's grade first, then the grades nearest to it; within one, the easier and shorter first. */
export function inOrder(texts: readonly ListedText[], grade: Grade = 'K'): ListedText[] {
  const away = (text: ListedText) => Math.abs(GRADES.indexOf(text.grade) - GRADES.indexOf(grade))
  return [...texts].sort((a, b) => away(a) - away(b) || a.wpmTarget - b.wpmTarget || a.words - b.words)
}

import { GRADES, type Grade } from '../kernel/school.ts'
import type { ListedText } from './schema.ts'
import type { ListedUnit } from './unit.ts'

/** Every journey begins at the beach. */
const FIRST_CITY = 'Luquillo'

/** The texts of a grade in the order that they are offered: from the beach, then the slower and shorter first. */
export const shelfOf = (texts: readonly ListedText[], grade: Grade): ListedText[] =>
  texts
    .filter(text => text.grade === grade)
    .sort(
      (a, b) =>
        Number(b.city === FIRST_CITY) - Number(a.city === FIRST_CITY) ||
        a.wpmTarget - b.wpmTarget ||
        a.words - b.words,
    )

/** The grades that have texts, in the order of school. */
export const gradesOf = (texts: readonly ListedText[]): Grade[] =>
  GRADES.filter(grade => texts.some(text => text.grade === grade))

/** The units of a grade in the order that they are offered: from the beach, then the shorter first. */
export const unitsOf = (units: readonly ListedUnit[], grade: Grade): ListedUnit[] =>
  units
    .filter(unit => unit.grade === grade)
    .sort(
      (a, b) =>
        Number(b.city === FIRST_CITY) - Number(a.city === FIRST_CITY) || a.estimatedWeeks - b.estimatedWeeks,
    )

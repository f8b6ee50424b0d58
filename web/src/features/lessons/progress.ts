import type { ListedLesson, ListedUnit } from '#shared/catalogue/unit.ts'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import type { Progress } from '#shared/lessons/schema.ts'

/** Whether a lesson is done: one that is read aloud when its text was read, the others when they were finished. */
export const isDone = ({ id, text }: ListedLesson, { activities, texts }: Progress): boolean =>
  text === undefined ? activities.some(({ activityId }) => activityId === id) : texts.includes(text)

/** How many lessons of a unit are done. */
export const doneIn = ({ lessons }: Pick<ListedUnit, 'lessons'>, progress: Progress): number =>
  lessons.filter(lesson => isDone(lesson, progress)).length

/** The first lesson of a unit that is not done. */
export const nextIn = (
  { lessons }: Pick<ListedUnit, 'lessons'>,
  progress: Progress,
): ListedLesson | undefined => lessons.find(lesson => !isDone(lesson, progress))

/** The grades that have units, and the one of them that is the child's or the next below; the first for whom none is known. */
export function gradesWithUnits(units: readonly Pick<ListedUnit, 'grade'>[], own: Grade | undefined) {
  const grades = GRADES.filter(grade => units.some(unit => unit.grade === grade))
  const upTo = own === undefined ? -1 : GRADES.indexOf(own)
  const nearest = grades.findLast(grade => GRADES.indexOf(grade) <= upTo) ?? grades[0] ?? 'K'
  return { grades, nearest }
}

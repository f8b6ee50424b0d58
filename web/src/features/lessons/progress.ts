import type { ListedLesson, ListedUnit } from '#shared/catalogue/unit.ts'
import type { Grade } from '#shared/kernel/school.ts'
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

/** The grades that have units, and the one of them that is nearest to the child's. */
export function gradesWithUnits(units: readonly ListedUnit[], own: Grade | undefined) {
  const grades = (['K', '1'] as const satisfies readonly Grade[]).filter(grade =>
    units.some(unit => unit.grade === grade),
  )
  return {
    grades,
    nearest: own === undefined || own === 'PK' || own === 'K' ? ('K' as const) : ('1' as const),
  }
}

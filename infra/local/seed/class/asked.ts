import type { Work } from '#shared/assignments/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Sound } from '#shared/language/sound.ts'
import type { Plan } from './plan.ts'
import type { Shelf } from './pupil.ts'
import type { Reader } from './readers.ts'

/** What the teacher asks the class, or those who miss a sound, to do. */
export interface AskedWork {
  /** Before school of this day. */
  readonly day: SchoolDay
  readonly dueOn: SchoolDay
  readonly times: number
  readonly work: Work
  /** Whom; all of the group where there is nobody named. */
  readonly isFor?: (reader: Reader) => boolean
}

const BLENDS: Sound = 'es-r-blends'

/** So likely a child does on a school day what is asked. */
export const LIKELY = 0.45

/** Of the last three weeks: one that is over, one of some children, and two that are open when the week is looked at. */
export function asksOf({ monday }: Pick<Plan, 'monday'>, shelf: Pick<Shelf, 'texts'>): readonly AskedWork[] {
  const text = (language: Language, nth: number): Work => {
    const ids = shelf.texts
      .filter(({ text }) => text.grade === '2' && text.language === language)
      .map(({ text }) => text.id)
      .sort()
    return { kind: 'text', textId: ids[nth] ?? '' }
  }
  return [
    { day: addDays(monday, -14), dueOn: addDays(monday, -10), times: 1, work: text('es-PR', 0) },
    {
      day: addDays(monday, -7),
      dueOn: addDays(monday, -3),
      times: 2,
      work: { kind: 'practice', sound: BLENDS },
      isFor: ({ misses }) => misses.includes(BLENDS),
    },
    { day: addDays(monday, -3), dueOn: addDays(monday, 2), times: 1, work: text('en-US', 0) },
    { day: monday, dueOn: addDays(monday, 4), times: 2, work: text('es-PR', 1) },
  ]
}

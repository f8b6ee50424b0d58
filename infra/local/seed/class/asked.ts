import type { Work } from '#shared/assignments/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Sound } from '#shared/language/sound.ts'
import { KINDER } from '../demo-names.ts'
import { groupsOf, SECOND_GRADE } from './names.ts'
import type { Plan } from './plan.ts'
import type { Reader } from './readers.ts'
import type { Shelf } from './shelf.ts'

/** What the teacher asks the class, or those who miss a sound, to do. */
export interface AskedWork {
  /** Before school of this day. */
  readonly day: SchoolDay
  readonly dueOn: SchoolDay
  readonly times: number
  readonly work: Work
  readonly groupId: string
  /** Whom; all of the group where there is nobody named. */
  readonly isFor?: (reader: Reader) => boolean
}

const BLENDS: Sound = 'es-r-blends'

/** Whether a child is asked this. */
export const isAsked = (reader: Reader, { groupId, isFor }: Pick<AskedWork, 'groupId' | 'isFor'>): boolean =>
  groupsOf(reader).includes(groupId) && (isFor?.(reader) ?? true)

/** So likely a child does on a school day what is asked. */
export const LIKELY = 0.45

/** Of the last three weeks: one that is over, one of some children, and two that are open when the week is looked at. */
export function asksOf({ monday }: Pick<Plan, 'monday'>, shelf: Pick<Shelf, 'texts'>): readonly AskedWork[] {
  const text = (language: Language, nth: number, grade: Grade = '2'): Work => {
    const ids = shelf.texts
      .filter(({ text }) => text.grade === grade && text.language === language)
      .map(({ text }) => text.id)
      .sort()
    return { kind: 'text', textId: ids[nth] ?? '' }
  }
  const all = { groupId: SECOND_GRADE }
  return [
    { ...all, day: addDays(monday, -14), dueOn: addDays(monday, -10), times: 1, work: text('es-PR', 0) },
    {
      ...all,
      day: addDays(monday, -7),
      dueOn: addDays(monday, -3),
      times: 2,
      work: { kind: 'practice', sound: BLENDS },
      isFor: ({ misses }) => misses.includes(BLENDS),
    },
    { ...all, day: addDays(monday, -3), dueOn: addDays(monday, 2), times: 1, work: text('en-US', 0) },
    { ...all, day: monday, dueOn: addDays(monday, 4), times: 2, work: text('es-PR', 1) },
    {
      groupId: KINDER,
      day: addDays(monday, -3),
      dueOn: addDays(monday, 4),
      times: 2,
      work: text('es-PR', 2, 'K'),
    },
  ]
}

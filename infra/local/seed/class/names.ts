import { DEMO_CHILD, KINDER } from '../demo-names.ts'
import { ENGLISH_READERS, type Reader } from './readers.ts'

/** The class to look at, and the small group for which some of its children leave it. */
export const SECOND_GRADE = 'playa-azul-segundo'
export const ENGLISH_GROUP = 'playa-azul-ingles'

/** Stands in rows for a child's id until the user pool has given one. */
export const pupilId = (index: number): string => `pupil-${String(index).padStart(3, '0')}`
export const PUPIL_ID = /pupil-(\d{3})/g

/** Stands in rows for the demo teacher's id. */
export const TEACHER_ID = 'the-teacher'

export function groupsOf({ fullName }: Pick<Reader, 'fullName'>): string[] {
  if (fullName === DEMO_CHILD) return [KINDER]
  return ENGLISH_READERS.includes(fullName) ? [SECOND_GRADE, ENGLISH_GROUP] : [SECOND_GRADE]
}

/** The nouns in whose tables a class leaves rows; identity is there for its standings. */
export const CLASS_NOUNS: readonly string[] = [
  'activity',
  'assignments',
  'automations',
  'coins',
  'experience',
  'identity',
  'interventions',
  'island',
  'lessons',
  'notifications',
  'progress',
  'reading',
  'streaks',
]

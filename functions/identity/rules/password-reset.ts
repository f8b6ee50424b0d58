import { randomInt } from 'node:crypto'
import type { PlaceStanding } from '#shared/kernel/place.ts'
import {
  type PersonStanding,
  type Role,
  reachesPlace,
  reachesStudent,
  type StudentStanding,
} from '#shared/kernel/standing.ts'

/** Somebody who forgot their password: whom they are, learn as, and are family of. */
export interface Forgetful {
  readonly person: PersonStanding
  readonly student: StudentStanding | undefined
  /** The school of their standing. */
  readonly school: PlaceStanding | undefined
  readonly children: readonly StudentStanding[]
}

/** Who sets a new password for somebody in a role: whoever stands above it, never an equal. */
const ABOVE: Readonly<Record<Role, readonly Role[]>> = {
  student: ['teacher', 'director', 'ore', 'admin'],
  family: ['teacher', 'director', 'ore', 'admin'],
  teacher: ['director', 'ore', 'admin'],
  director: ['ore', 'admin'],
  ore: ['admin'],
  admin: [],
}

/** Whether somebody belongs to a school: learns or works there, or is family of a child who learns there. */
export const isOf = ({ person, children }: Forgetful, schoolId: string): boolean =>
  person.schoolId === schoolId || children.some(child => child.schoolId === schoolId)

/**
 * Whether someone may set somebody's password. It opens everything that somebody reaches, so whoever sets it must stand
 * above them in each of their roles.
 */
export function mayReset(actor: PersonStanding, forgetful: Forgetful): boolean {
  const { person, student, school, children } = forgetful
  const reaches = (role: Role): boolean => {
    const as = ABOVE[role]
    if (role === 'student') return student !== undefined && reachesStudent(actor, student, as)
    if (role === 'family')
      return (
        children.length > 0 &&
        children.length === person.childIds.length &&
        children.every(child => reachesStudent(actor, child, as))
      )
    return school !== undefined && reachesPlace(actor, school, as)
  }
  return person.roles.length > 0 && person.roles.every(reaches)
}

/** Words that a child can read, short and without accents. */
const WORDS = [
  'amigo',
  'arena',
  'barco',
  'bote',
  'casa',
  'coco',
  'cometa',
  'guagua',
  'guineo',
  'iguana',
  'libro',
  'lluvia',
  'luna',
  'mango',
  'nube',
  'palma',
  'pelota',
  'playa',
  'rana',
  'sol',
] as const

const word = () => WORDS[randomInt(WORDS.length)]

/**
 * A password to be read out and typed once, as `mango-luna-4821`: 4 million, of which the pool's lockout lets somebody
 * try about a hundred a day.
 */
export const newPassword = (): string => `${word()}-${word()}-${String(randomInt(10_000)).padStart(4, '0')}`

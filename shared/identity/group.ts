import * as z from 'zod/mini'
import { Grade } from '../kernel/school.ts'
import { Student } from './schema.ts'

/** A school year by the calendar year in which it begins: `2026` is August 2026 to May 2027. */
export const SchoolYear = z.int().check(z.minimum(2020), z.maximum(2100))

/** So many teach one group at most. */
export const MOST_TEACHERS = 6

/** So many children are in a group, with and without an account. */
export const MOST_CHILDREN = 40

/** A class: a teacher's set of students within a school, grade and school year. */
export const Group = z.strictObject({
  groupId: z.string(),
  schoolId: z.string(),
  name: z.string(),
  grade: Grade,
  schoolYear: SchoolYear,
  teacherIds: z.array(z.string()),
  students: z.int(),
  active: z.boolean(),
  /** Eight letters with which the class's pre-readers find themselves; absent where their sign-in is off. */
  classCode: z.optional(z.string()),
})
export type Group = z.output<typeof Group>

/** A child of the roster who has no account yet. */
export const Expected = z.strictObject({
  rosterId: z.string(),
  fullName: z.string(),
  grade: z.optional(Grade),
})
export type Expected = z.output<typeof Expected>

export const Roster = z.strictObject({
  group: Group,
  students: z.array(Student),
  expected: z.array(Expected),
})
export type Roster = z.output<typeof Roster>

/** The pictures of the pre-readers' sign-in, by name; the screens draw them. */
export const PICTURES = [
  'coqui',
  'cotorra',
  'manati',
  'iguana',
  'mucaro',
  'tortuga',
  'pelicano',
  'cangrejo',
  'estrella',
  'caracol',
  'palma',
  'flamboyan',
  'mango',
  'pina',
  'coco',
  'guineo',
  'sol',
  'luna',
  'nube',
  'barco',
  'guagua',
  'chiringa',
  'tambor',
  'casa',
] as const
export const Picture = z.enum(PICTURES)
export type Picture = z.output<typeof Picture>

/** Three pictures, in their order; the same one may come twice. */
export const PictureWord = z.tuple([Picture, Picture, Picture])
export type PictureWord = z.output<typeof PictureWord>

/** Of so many seats a group chooses: 2⁴⁸. */
const SEATS = 2 ** 48
/** The number by which a class knows a child: the same as long as they are in the group, another in every other group. */
export const Seat = z.int().check(z.nonnegative(), z.maximum(SEATS))

/** A child of a class as the sign-in shows them: a seat, a first name, and what tells namesakes apart. */
export const Classmate = z.strictObject({ seat: Seat, firstName: z.string() })
export type Classmate = z.output<typeof Classmate>

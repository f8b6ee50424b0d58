import * as z from 'zod/mini'
import { legibleName } from '../kernel/legible-name.ts'
import { Grade, Language, Region } from '../kernel/school.ts'
import { Role } from '../kernel/standing.ts'

/** The id of a person, a group or a school, as somebody sends it. */
export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A person's name. */
export const FullName = legibleName(2, 120)
/** A group's name, as `Kínder A`. */
export const GroupName = legibleName(1, 60)

/**
 * Why somebody cannot come in any more: their account was deleted from the pool, or its unproven e-mail address was given to
 * whose it is.
 */
export const LostEntry = z.enum(['deleted', 'addressGiven'])
export type LostEntry = z.output<typeof LostEntry>

/** A person as their own screens need them. */
export const Profile = z.strictObject({
  personId: z.string(),
  fullName: z.string(),
  /** The highest role held: it decides the menu and the landing screen. */
  role: Role,
  roles: z.array(Role),
  grade: z.optional(Grade),
  schoolId: z.optional(z.string()),
  schoolName: z.optional(z.string()),
  region: z.optional(Region),
  language: z.optional(Language),
  /** A student who chose a school without a code, until a teacher confirms. */
  unconfirmed: z.optional(z.boolean()),
  /** Whether each sign-in asks for the digits of an app, and whether it must before anything else is open. */
  secondFactor: z.optional(z.enum(['on', 'needed'])),
})
export type Profile = z.output<typeof Profile>

/** A student as those who teach see them. */
export const Student = z.strictObject({
  studentId: z.string(),
  fullName: z.string(),
  grade: z.optional(Grade),
  schoolId: z.optional(z.string()),
  groupIds: z.array(z.string()),
  unconfirmed: z.optional(z.boolean()),
  /** Whether three pictures are set, with which a child who cannot read yet signs in. */
  hasPictures: z.boolean(),
  lostEntry: z.optional(LostEntry),
})
export type Student = z.output<typeof Student>

/** Someone who works at a school, for a regional office or for the department. */
export const Colleague = z.strictObject({
  personId: z.string(),
  fullName: z.string(),
  roles: z.array(Role),
  lostEntry: z.optional(LostEntry),
  hasSecondFactor: z.optional(z.boolean()),
})
export type Colleague = z.output<typeof Colleague>

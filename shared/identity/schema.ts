import * as z from 'zod/mini'
import { Grade, Region } from '../kernel/school.ts'
import { Role } from '../kernel/standing.ts'

/** A person as their own screens need them. */
export const Profile = z.strictObject({
  personId: z.string(),
  fullName: z.string(),
  /** The highest role held: it decides the menu and the landing screen. */
  role: Role,
  roles: z.array(Role),
  grade: z.optional(Grade),
  schoolName: z.optional(z.string()),
  region: z.optional(Region),
})
export type Profile = z.output<typeof Profile>

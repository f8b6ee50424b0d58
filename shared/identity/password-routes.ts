import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'

/** A temporary password that nobody used by then is none any more. */
export const TEMPORARY_DAYS = 7

/** What somebody whose way in the school made anew needs to come in. */
const WayIn = z.strictObject({
  fullName: z.string(),
  /** The address they sign in by. */
  email: z.string(),
  password: z.string(),
  /** Whether the next sign-in asks for a password of their own; where pictures open too, it stays as it is. */
  temporary: z.boolean(),
})

export const reopenAccount = route({
  name: 'identity/reopen-account',
  on: 'POST /schools/{schoolId}/people/{personId}/account',
  about:
    'Opens the account of somebody of a school who cannot come in any more, with all its records: under the address that is said, or for a child with pictures without one. By whoever may set their password, which is in this answer alone.',
  repeats: 'anew',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  body: z.strictObject({ email: z.optional(z.email()) }),
  reply: z.strictObject({
    /** Absent where their pictures are all there is. */
    wayIn: z.optional(WayIn),
  }),
  errors: [
    'identity.unknownPerson',
    'identity.notYoursToReset',
    'identity.hasEntry',
    'identity.emailNeeded',
    'identity.emailTaken',
  ],
  invalidates: ['identity/get-roster', 'identity/list-colleagues', 'identity/list-families'],
})

export const resetPassword = route({
  name: 'identity/reset-password',
  on: 'POST /schools/{schoolId}/people/{personId}/password',
  about:
    'Sets a new password for somebody of a school whose e-mail address is not proven, and ends their sessions. A teacher for students of own groups and their families, above that whoever stands above them; nobody for an equal. The password is in this answer alone.',
  repeats: 'anew',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  // The pool’s quota for calls of administrators is 25 or 30 a second.
  rate: { perSecond: 20, burst: 200 },
  reply: WayIn,
  errors: [
    'identity.unknownPerson',
    'identity.notYoursToReset',
    'identity.emailProven',
    'identity.noPassword',
  ],
})

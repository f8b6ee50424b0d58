import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Region } from '../kernel/school.ts'
import { Role } from '../kernel/standing.ts'

export const standingChanged = event({
  name: 'identity.standingChanged',
  about: 'What a person may reach has changed; the user pool mirrors it for display.',
  body: z.strictObject({
    personId: z.string(),
    role: Role,
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    /** Counts the changes of one person, so that an older one never overwrites a newer. */
    version: z.int(),
  }),
})

import * as z from 'zod/mini'
import { LostEntry, type Profile } from '#shared/identity/schema.ts'
import { Grade, Language, Region } from '#shared/kernel/school.ts'
import { highestRole, type PersonStanding, type Role } from '#shared/kernel/standing.ts'

export const Account = z.object({
  personId: z.string(),
  fullName: z.string(),
  grade: z.optional(Grade),
  schoolName: z.optional(z.string()),
  language: z.optional(Language),
  /** Signed up without a code, and no teacher has confirmed it yet. */
  unconfirmed: z.optional(z.boolean()),
  /** The school that an unconfirmed student says is theirs; no standing says so. */
  chosenSchoolId: z.optional(z.string()),
  /** The region that they say is theirs, also where their school is not in the list. */
  chosenRegion: z.optional(Region),
  hasPictures: z.optional(z.boolean()),
  /** They cannot come in any more, and why; the school opens the account again. */
  lostEntry: z.optional(LostEntry),
  /** The name of their user in the pool, where it is not their id: it was made anew. */
  username: z.optional(z.string()),
  /** Of the address they sign in by, as far as identity was told. */
  emailHash: z.optional(z.string()),
  since: z.optional(z.string()),
  /** Whoever hears of standings was told of theirs at least once. */
  told: z.optional(z.literal(true)),
})
export type Account = z.output<typeof Account>

/** An account without what an unconfirmed student said of themself. */
export function confirmed(account: Account): Account {
  const { unconfirmed: _, chosenSchoolId: __, chosenRegion: ___, ...rest } = account
  return rest
}

/** A person as their own screens need them; `mustHave`: in which roles nobody goes on without a second factor. */
export function shownProfile(
  { personId, fullName, grade, schoolName, language, unconfirmed, chosenRegion }: Account,
  { roles, schoolId, region, secondFactorSince }: PersonStanding,
  mustHave: readonly Role[] = [],
): Profile {
  const own = {
    personId,
    fullName,
    role: highestRole(roles),
    roles,
    grade,
    schoolId,
    schoolName,
    region: region ?? chosenRegion,
    language,
  }
  const needed = roles.some(role => mustHave.includes(role))
  const secondFactor = secondFactorSince ? 'on' : needed ? 'needed' : undefined
  return { ...own, ...(unconfirmed && { unconfirmed }), ...(secondFactor && { secondFactor }) }
}

import * as z from 'zod/mini'
import { Forgotten } from '../kernel/erasure.ts'
import { event } from '../kernel/event.ts'
import { Grade, Region } from '../kernel/school.ts'
import { Role } from '../kernel/standing.ts'

export const standingChanged = event({
  name: 'identity.standingChanged',
  about: 'What a person may reach has changed; the user pool mirrors it for display.',
  body: z.strictObject({
    personId: z.string(),
  }),
})

export const sessionsEnded = event({
  name: 'identity.sessionsEnded',
  about: 'Sessions of a person were ended, some or all; which, their rows say.',
  body: z.strictObject({ personId: z.string() }),
})

/** What can be done to someone's standing; the audit keeps each. */
export const DEEDS = [
  'accountOpened',
  'codesCreated',
  'codeRevoked',
  'roleGranted',
  'roleEnded',
  'childClaimed',
  'familyRevoked',
  'studentConfirmed',
  'studentChanged',
  'groupChanged',
  'childMoved',
  'childShared',
  'childAsked',
  'childDeclined',
  'picturesSet',
  'picturesUnlocked',
  'passwordReset',
  'entryLost',
  'accountReopened',
  'secondFactorSet',
  'secondFactorRemoved',
] as const
export type Deed = (typeof DEEDS)[number]

export const standingAudited = event({
  name: 'identity.standingAudited',
  about: 'Who did what to whose standing, for the audit; ids only.',
  body: z.strictObject({
    deed: z.enum(DEEDS),
    /** Who did it; the person themself at sign-up. */
    actorId: z.string(),
    /** To whom or what: a person, a code, a group. */
    subjectId: z.string(),
    role: z.optional(Role),
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    /** The group that a student joined or left. */
    groupId: z.optional(z.string()),
    reason: z.optional(z.string()),
    /** A few words beside a chosen reason. */
    note: z.optional(z.string()),
  }),
})

export const childPlaced = event({
  name: 'identity.childPlaced',
  about: 'A child who has a group is in another, beside or instead of it; told to each of their family.',
  body: z.strictObject({
    familyId: z.string(),
    studentId: z.string(),
    groupId: z.string(),
    groupName: z.string(),
  }),
  notice: ({ familyId, studentId, groupName }) => ({
    to: familyId,
    type: 'child_placed',
    params: { studentId, groupName },
  }),
})

export const childAsked = event({
  name: 'identity.childAsked',
  about: 'A teacher asks for a child of a group for one of their own; told to each who teaches it.',
  body: z.strictObject({
    teacherId: z.string(),
    /** In which the child is now. */
    groupId: z.string(),
    groupName: z.string(),
    forGroup: z.string(),
  }),
  notice: ({ teacherId, groupId, groupName, forGroup }) => ({
    to: teacherId,
    type: 'child_asked',
    priority: 'high',
    params: { groupId, groupName, forGroup },
  }),
})

const Answered = z.strictObject({
  /** Who asked. */
  teacherId: z.string(),
  /** For which the child was asked. */
  groupId: z.string(),
  groupName: z.string(),
  fromGroup: z.string(),
})

export const childRequestAccepted = event({
  name: 'identity.childRequestAccepted',
  about: 'Whoever teaches a child’s group said yes: the child is in the other group, too, or instead.',
  body: Answered,
  notice: ({ teacherId, groupId, groupName, fromGroup }) => ({
    to: teacherId,
    type: 'child_asked',
    params: { groupId, groupName, fromGroup },
  }),
})

export const childRequestDeclined = event({
  name: 'identity.childRequestDeclined',
  about: 'Whoever teaches a child’s group said no to the teacher who asked for them.',
  body: Answered,
  notice: ({ teacherId, groupId, groupName, fromGroup }) => ({
    to: teacherId,
    type: 'child_asked',
    params: { groupId, groupName, fromGroup },
  }),
})

export const picturesGuessed = event({
  name: 'identity.picturesGuessed',
  about:
    'Wrong tries at the pictures of a class, or of a child in it, used a third of what is allowed; told to each who teaches it.',
  body: z.strictObject({
    teacherId: z.string(),
    groupId: z.string(),
    groupName: z.string(),
  }),
  notice: ({ teacherId, groupId, groupName }) => ({
    to: teacherId,
    type: 'pictures_guessed',
    priority: 'high',
    params: { groupId, groupName },
  }),
})

export const familyLinked = event({
  name: 'identity.familyLinked',
  about: 'A family’s code linked somebody to a child; ids only, and where the child learns.',
  body: z.strictObject({
    studentId: z.string(),
    personId: z.string(),
    /** The child’s teachers, and the families there were before. */
    tellIds: z.array(z.string()),
    /** The name of the child’s group, or of their school. */
    place: z.string(),
  }),
  // Which child it is stands in the list that each of them has: no name of one lies in notifications.
  notice: ({ tellIds, place }) => ({
    to: tellIds,
    type: 'family_linked',
    priority: 'high',
    params: { place },
  }),
})

export const addressGiven = event({
  name: 'identity.addressGiven',
  about: 'Somebody’s unproven address was given to whose it is; to sign in anew they need another.',
  body: z.strictObject({ personId: z.string() }),
  notice: ({ personId }) => ({ to: personId, type: 'address_given', priority: 'high' }),
})

export const secondFactorRemoved = event({
  name: 'identity.secondFactorRemoved',
  about:
    'Whoever stands above somebody took their second factor off: the next sign-in asks for the password alone.',
  body: z.strictObject({ personId: z.string() }),
  notice: ({ personId }) => ({ to: personId, type: 'second_factor_removed', priority: 'high' }),
})

export const studentPlaced = event({
  name: 'identity.studentPlaced',
  about: 'Where a student learns now: school, groups and grade, as other nouns roll up by them.',
  body: z.strictObject({
    studentId: z.string(),
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    groupIds: z.array(z.string()),
    grade: z.optional(Grade),
  }),
})

export const studentForgotten = event({
  name: 'identity.studentForgotten',
  about: 'A student who is being erased is in no group, has no family, no codes and no account any more.',
  body: Forgotten,
})

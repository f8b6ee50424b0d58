import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Group, PictureWord, Seat } from './group.ts'

/** By what a class knows a device again: letters that the server made. */
const Device = z.string().check(z.regex(/^[\w-]{43}$/))

export const takeSeat = route({
  name: 'identity/take-seat',
  on: 'POST /class-codes/{classCode}/seats',
  about:
    'Proves with three pictures who sits where in a class. Only then is it told who that is, with a ticket that answers the pool’s challenge once. Wrong tries are counted.',
  repeats: 'anew',
  may: { roles: 'anyone', scope: 'public' },
  // As many as find their class.
  rate: { perSecond: 100, burst: 200 },
  body: z.strictObject({
    seat: Seat,
    pictures: PictureWord,
    /** Of a device on which somebody of the class signed in before: what it was given then. */
    device: z.optional(Device),
  }),
  reply: z.strictObject({
    studentId: z.string(),
    /** The name by which the pool knows them. */
    username: z.string(),
    /** Good for one sign-in, within half an hour, while the pictures stay. */
    ticket: z.string(),
    device: Device,
  }),
  errors: ['identity.wrongPictures', 'identity.tooManyTries'],
})

export const getPictureLocks = route({
  name: 'identity/get-picture-locks',
  on: 'GET /groups/{groupId}/picture-locks',
  about:
    'Wrong tries at the pictures of a group within seven days, and whom they lock out: the class on devices new to it, a child on all such or on all others.',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  reply: z.strictObject({
    locked: z.boolean(),
    /** The class’s year is used up: to unlock it is to give it another code. */
    needsNewCode: z.boolean(),
    /** From devices new to the class. */
    wrongTries: z.int(),
    children: z.array(z.strictObject({ studentId: z.string(), locked: z.boolean(), wrongTries: z.int() })),
  }),
  errors: [],
})

export const unlockPictures = route({
  name: 'identity/unlock-pictures',
  on: 'DELETE /groups/{groupId}/picture-locks',
  about:
    'Lets a class and its children try their pictures again at once. A class whose wrong tries of a year are used up gets another code.',
  repeats: 'harmlessly',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  reply: Group,
  errors: [],
  invalidates: ['identity/get-roster', 'identity/get-picture-locks'],
})

import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { SENDERS, type Sender } from '../kernel/sender.ts'
import { ROLES } from '../kernel/standing.ts'
import { Missed, OpenSending, Sending, SendingText, type ToldRole } from './sending.ts'

/** How often a day somebody tells many something at once, as the highest that they are; who runs the island as often as they must. */
export const DAILY_SENDINGS: Readonly<Record<Sender, number>> = {
  admin: Number.POSITIVE_INFINITY,
  ore: 10,
  director: 10,
  teacher: 5,
}

/** Whom each may tell something: roles below their own. */
export const TOLD_BY: Readonly<Record<Sender, readonly ToldRole[]>> = {
  admin: ['student', 'family', 'teacher', 'director', 'ore'],
  ore: ['student', 'family', 'teacher', 'director'],
  director: ['student', 'family', 'teacher'],
  teacher: ['student', 'family'],
}

const own = { roles: SENDERS, scope: 'self' } as const
const Nothing = z.strictObject({})

export const listSendings = route({
  name: 'notifications/list-sendings',
  on: 'GET /sendings',
  about: 'The newest 20 messages to many that this person opened, newest first.',
  may: own,
  reply: z.strictObject({ sendings: z.array(Sending) }),
  errors: [],
})

export const getSending = route({
  name: 'notifications/get-sending',
  on: 'GET /sendings/{sendingId}',
  about: 'One message to many, as far as it has come; its sender’s alone.',
  may: own,
  reply: Sending,
  errors: [],
})

const invalidates = [listSendings.name, getSending.name]

export const openSending = route({
  name: 'notifications/open-sending',
  on: 'POST /places/{place}/sendings',
  about:
    'Begins to count whom a message would reach: roles below the sender’s, in a place that is theirs. Nothing is told yet.',
  repeats: 'once',
  may: { roles: SENDERS, scope: 'place', of: 'place' },
  rate: { perSecond: 20, burst: 200 },
  body: OpenSending,
  reply: Sending,
  errors: ['notifications.notYoursToTell'],
  invalidates,
})

export const startSending = route({
  name: 'notifications/start-sending',
  on: 'POST /sendings/{sendingId}/start',
  about:
    'Tells a message to all who were counted, each at most once. Teachers begin 5 a day, directors and regional offices 10.',
  repeats: 'harmlessly',
  may: own,
  body: Nothing,
  reply: Sending,
  errors: [
    'notifications.notCounted',
    'notifications.nobodyThere',
    'notifications.tooManySendings',
    'notifications.notYoursToTell',
  ],
  invalidates,
})

export const pauseSending = route({
  name: 'notifications/pause-sending',
  on: 'POST /sendings/{sendingId}/pause',
  about: 'Holds a message where it is; one that is not on its way stays as it is.',
  repeats: 'harmlessly',
  may: own,
  body: Nothing,
  reply: Sending,
  errors: [],
  invalidates,
})

export const resumeSending = route({
  name: 'notifications/resume-sending',
  on: 'POST /sendings/{sendingId}/resume',
  about: 'Lets a message go on that was held; any other stays as it is.',
  repeats: 'harmlessly',
  may: own,
  body: Nothing,
  reply: Sending,
  errors: ['notifications.notYoursToTell'],
  invalidates,
})

export const cancelSending = route({
  name: 'notifications/cancel-sending',
  on: 'POST /sendings/{sendingId}/cancel',
  about: 'Ends a message where it is: whoever was told stays told. One that is over stays as it is.',
  repeats: 'harmlessly',
  may: own,
  body: Nothing,
  reply: Sending,
  errors: [],
  invalidates,
})

export const listMissed = route({
  name: 'notifications/list-missed',
  on: 'GET /sendings/{sendingId}/missed',
  about: 'The first 100 whom a message did not reach, and why; whoever was reached since is not among them.',
  may: own,
  reply: z.strictObject({ missed: z.array(Missed) }),
  errors: [],
})

export const getWords = route({
  name: 'notifications/get-words',
  on: 'GET /notifications/words/{sendingId}',
  about: 'The words of a message that was told to this person, as its sender chose or wrote them.',
  may: { roles: ROLES, scope: 'self' },
  reply: z.strictObject({ text: SendingText }),
  errors: [],
})

import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { route } from '../kernel/route.ts'
import { Doing } from './live.ts'

/** A screen that shows a group asks again so often, and is told in between what changes. */
export const WATCH_SECONDS = 30
/** More children than a group has. */
const MOST_WATCHED = 60

/** That a child is online, at what, and for how many seconds that holds unless something else is told. */
export const Seen = z.strictObject({
  studentId: z.string(),
  doing: z.optional(Doing),
  seconds: z.int(),
})
export type Seen = z.output<typeof Seen>

export const watchGroup = route({
  name: 'live/watch-group',
  on: 'POST /groups/{groupId}/watchers',
  about:
    'Which of these children of a group are online and at what. For twice half a minute whoever asks is told what changes.',
  repeats: 'harmlessly',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' },
  body: z.strictObject({
    studentIds: z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))).check(z.maxLength(MOST_WATCHED)),
  }),
  reply: z.strictObject({ online: z.array(Seen) }),
  errors: [],
})

export const childSeen = liveMessage({
  name: 'live/child-seen',
  about:
    'A child of a group that the page shows is online, or at something else; to staff who may know of it.',
  way: 'down',
  body: Seen,
})

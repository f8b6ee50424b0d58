import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { GroupMessage } from './group-messages.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(100))
/** A transaction holds a hundred rows: one a child, and what it is counted and known by. */
const MOST_CHILDREN = 90

export const notifyFamilies = route({
  name: 'notifications/notify-families',
  on: 'POST /groups/{groupId}/messages',
  about:
    'Tells the families of a group, or of some of its children, one of a few sentences: each child’s once. It is one of the messages that are sent to many: five a day of teachers, ten of directors.',
  repeats: 'once',
  may: { roles: ['teacher', 'director'], scope: 'group', of: 'groupId' },
  body: z.strictObject({
    message: GroupMessage,
    /** Whose; null for all of the group. */
    studentIds: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(MOST_CHILDREN))),
  }),
  reply: z.strictObject({
    /** Whose families are told, as far as they have some. */
    children: z.int(),
    /** How many more messages to many may be sent that day; null for who sends as many as they must. */
    left: z.nullable(z.int()),
  }),
  errors: [
    'notifications.notInGroup',
    'notifications.nobodyThere',
    'notifications.notYoursToTell',
    'notifications.tooManySendings',
  ],
})

import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { PictureWord, Seat } from './group.ts'

export const takeSeat = route({
  name: 'identity/take-seat',
  on: 'POST /class-codes/{classCode}/seats',
  about:
    'Proves with three pictures who sits where in a class. Only then is it told who that is, with a ticket that answers the pool’s challenge once.',
  repeats: 'anew',
  may: { roles: 'anyone', scope: 'public' },
  body: z.strictObject({ seat: Seat, pictures: PictureWord }),
  reply: z.strictObject({
    studentId: z.string(),
    /** Good for one sign-in, within half an hour, while the pictures stay. */
    ticket: z.string(),
  }),
  errors: ['identity.wrongPictures', 'identity.tooManyTries'],
})

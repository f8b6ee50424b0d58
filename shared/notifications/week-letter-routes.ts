import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'

const own = { roles: ['family'], scope: 'self' } as const
/** Whoever has a letter may end what it is one of, signed in or not: mail programs do it for them. */
const anyone = { roles: 'anyone', scope: 'public' } as const
const rate = { perSecond: 20, burst: 200 } as const
const Nothing = z.strictObject({})

/** Whether a family member gets the week by mail: in which language it is written, and absent where it is not wanted. */
export const WeekLetterWish = z.strictObject({ language: z.optional(Language) })
export type WeekLetterWish = z.output<typeof WeekLetterWish>

/** What mail to somebody would meet: an address that is theirs; one that nobody proved; no sender of this house. */
export const MAIL_STATES = ['ready', 'unproven', 'noSender'] as const

const WeekLetter = z.strictObject({ ...WeekLetterWish.shape, mail: z.enum(MAIL_STATES) })

export const getWeekLetter = route({
  name: 'notifications/get-week-letter',
  on: 'GET /notifications/week-letter',
  about: 'Whether this person gets the week’s summary by mail, and whether mail would reach them.',
  may: own,
  reply: WeekLetter,
  errors: [],
})

export const setWeekLetter = route({
  name: 'notifications/set-week-letter',
  on: 'PUT /notifications/week-letter',
  about:
    'Has the week’s summary mailed to this person each Friday, or no more. It goes to an address that they proved, and to no other.',
  repeats: 'harmlessly',
  may: own,
  body: WeekLetterWish,
  reply: WeekLetter,
  errors: ['notifications.noMail', 'notifications.unprovenAddress'],
  invalidates: [getWeekLetter.name],
})

export const showWeekLetterEnd = route({
  name: 'notifications/show-week-letter-end',
  on: 'GET /week-letters/{token}',
  about:
    'Leads to the page that asks whether the week’s mail is to end. It ends nothing: what reads mail follows links by itself.',
  may: anyone,
  rate,
  leads: true,
  query: z.strictObject({ language: z._default(Language, 'es-PR') }),
  reply: z.strictObject({ location: z.string() }),
  errors: [],
})

export const endWeekLetter = route({
  name: 'notifications/end-week-letter',
  on: 'POST /week-letters/{token}',
  about:
    'Ends the week’s mail of whom the token was written to, and nothing else (RFC 8058: the body is not looked at).',
  repeats: 'harmlessly',
  may: anyone,
  rate,
  reply: Nothing,
  errors: [],
})

import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { TypedCode } from './access-code.ts'

export const proveAddress = route({
  name: 'identity/prove-address',
  on: 'POST /address-proofs',
  about:
    'Mails a code, in place of any before, to an e-mail address that an account has and never proved, so that whoever gets its mail can claim it. Says the same where there is none.',
  repeats: 'harmlessly',
  may: { roles: 'anyone', scope: 'public' },
  // The pool is asked, and mail sent.
  rate: { perSecond: 5, burst: 200 },
  body: z.strictObject({ email: z.email(), language: Language }),
  reply: z.strictObject({}),
  errors: ['identity.noMail'],
})

export const claimAddress = route({
  name: 'identity/claim-address',
  on: 'POST /address-claims',
  about:
    'Takes an e-mail address from the account that never proved it, for whoever proves it by the mailed code, or has an access code that a school made for it. That account keeps its records. Wrong tries are counted.',
  repeats: 'anew',
  may: { roles: 'anyone', scope: 'public' },
  rate: { perSecond: 5, burst: 200 },
  body: z.strictObject({
    email: z.email(),
    by: z.union([
      z.strictObject({ proof: z.string().check(z.regex(/^\d{8}$/)) }),
      z.strictObject({ code: TypedCode }),
    ]),
  }),
  reply: z.strictObject({
    /** For half an hour nobody signs up with the address but whoever says this beside. */
    ticket: z.string(),
  }),
  errors: ['identity.proofInvalid', 'identity.emailProven'],
})

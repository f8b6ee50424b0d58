import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES, Role } from '../kernel/standing.ts'
import { AccessCode, CodeState, Granted, NewAccessCode, TypedCode } from './access-code.ts'

/** One command makes at most the codes of a class. */
export const MOST_CODES = 40

export const createCodes = route({
  name: 'identity/create-codes',
  on: 'POST /places/{place}/codes',
  about:
    'Makes codes of a role for a place within one’s own: the department for all, an ORE for directors and teachers of its region, a director for teachers and students of the school, a teacher for students of own groups. Their letters are in this answer alone.',
  repeats: 'anew',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'place', of: 'place' },
  body: z.strictObject({
    role: Role,
    count: z._default(z.int().check(z.minimum(1), z.maximum(MOST_CODES)), 1),
    /** Instead of a count: one for each of these children of the group’s roster. */
    rosterIds: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_CODES))),
    /** Of whom a single code is for: they sign up with it whoever has the address without having proven it. */
    email: z.optional(z.email()),
  }),
  reply: z.strictObject({ codes: z.array(NewAccessCode) }),
  errors: [
    'identity.notYoursToGive',
    'identity.unknownChild',
    'identity.tooManyOpenCodes',
    'identity.oneAddress',
  ],
  invalidates: ['identity/list-codes'],
})

export const listCodes = route({
  name: 'identity/list-codes',
  on: 'GET /places/{place}/codes',
  about:
    'The codes made for a place, newest first, 100 a page, of one state or all; a teacher sees those of own groups and own making.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'place', of: 'place' },
  query: z.strictObject({ state: z.optional(CodeState), after: z.optional(z.string()) }),
  reply: z.strictObject({ codes: z.array(AccessCode), next: z.optional(z.string()) }),
  errors: [],
})

export const revokeCode = route({
  name: 'identity/revoke-code',
  on: 'DELETE /places/{place}/codes/{codeId}',
  about: 'Ends an open code: from then on it reads like one that never was.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'place', of: 'place' },
  reply: AccessCode,
  errors: ['identity.notYoursToGive', 'identity.notOpen'],
  invalidates: ['identity/list-codes'],
})

export const applyCode = route({
  name: 'identity/apply-code',
  on: 'POST /codes/use',
  about: 'Uses a further code, institutional or a family’s. Unknown, used and expired ones read the same.',
  repeats: 'once-reread',
  byPictures: false,
  may: { roles: ROLES, scope: 'self' },
  body: z.strictObject({ code: TypedCode }),
  reply: Granted,
  errors: ['identity.codeInvalid'],
})

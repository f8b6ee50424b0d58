import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Grade } from '../kernel/school.ts'
import { ROLES } from '../kernel/standing.ts'
import { Granted, NewAccessCode, TypedCode } from './access-code.ts'
import { LostEntry } from './schema.ts'

export const Child = z.strictObject({
  studentId: z.string(),
  fullName: z.string(),
  grade: z.optional(Grade),
  schoolName: z.optional(z.string()),
  since: z.iso.datetime(),
})
export type Child = z.output<typeof Child>

export const FamilyMember = z.strictObject({
  personId: z.string(),
  fullName: z.string(),
  since: z.iso.datetime(),
  lostEntry: z.optional(LostEntry),
})
export type FamilyMember = z.output<typeof FamilyMember>

export const claimChild = route({
  name: 'identity/claim-child',
  on: 'POST /children',
  about: 'Links the child whose family code this is. Unknown, used and expired codes read the same.',
  repeats: 'once-reread',
  byPictures: false,
  may: { roles: ROLES, scope: 'self' },
  body: z.strictObject({ code: TypedCode }),
  reply: Granted,
  errors: ['identity.codeInvalid'],
})

export const listChildren = route({
  name: 'identity/list-children',
  on: 'GET /children',
  about: 'The children linked to oneself.',
  may: { roles: ROLES, scope: 'self' },
  reply: z.strictObject({ children: z.array(Child) }),
  errors: [],
})

export const unlinkChild = route({
  name: 'identity/unlink-child',
  on: 'DELETE /children/{studentId}',
  about: 'Ends one’s own link to a child, from the next request on.',
  repeats: 'harmlessly',
  byPictures: false,
  may: { roles: ROLES, scope: 'self' },
  reply: z.strictObject({}),
  errors: [],
  invalidates: ['identity/list-children'],
})

export const createFamilyCode = route({
  name: 'identity/create-family-code',
  on: 'POST /students/{studentId}/family-code',
  about: 'Makes a child’s family code; one made before and not used ends.',
  repeats: 'anew',
  byPictures: false,
  may: { roles: ['student', 'teacher', 'director', 'admin'], scope: 'student', of: 'studentId' },
  reply: NewAccessCode,
  errors: [],
  invalidates: ['identity/list-codes'],
})

export const listFamilies = route({
  name: 'identity/list-families',
  on: 'GET /students/{studentId}/families',
  about: 'Who is linked to a child.',
  may: { roles: ['student', 'teacher', 'director', 'admin'], scope: 'student', of: 'studentId' },
  reply: z.strictObject({ families: z.array(FamilyMember) }),
  errors: [],
})

export const revokeFamily = route({
  name: 'identity/revoke-family',
  on: 'DELETE /students/{studentId}/families/{personId}',
  about: 'Ends a person’s link to a child, from their next request on.',
  repeats: 'harmlessly',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'student', of: 'studentId' },
  reply: z.strictObject({}),
  errors: [],
  invalidates: ['identity/list-families'],
})

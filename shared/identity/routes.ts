import * as z from 'zod/mini'
import { AuditNote, ROLE_END_REASONS, STUDENT_CHANGE_REASONS } from '../kernel/audit-reason.ts'
import { route } from '../kernel/route.ts'
import { Grade, Language } from '../kernel/school.ts'
import { ROLES } from '../kernel/standing.ts'
import { REVOCABLE } from './role-grants.ts'
import { Colleague, FullName, Id, Profile, Student } from './schema.ts'

export const getProfile = route({
  name: 'identity/get-profile',
  on: 'GET /profile',
  about: 'Who the signed-in person is, with the roles as identity stores them.',
  beforeSecondFactor: true,
  may: { roles: ROLES, scope: 'self' },
  reply: Profile,
  errors: [],
})

export const changeProfile = route({
  name: 'identity/change-profile',
  on: 'PATCH /profile',
  about:
    'Changes one’s own language and, of all but students, name. Name, grade and school of a student change only through staff.',
  repeats: 'harmlessly',
  byPictures: false,
  may: { roles: ROLES, scope: 'self' },
  body: z.strictObject({ fullName: z.optional(FullName), language: z.optional(Language) }),
  reply: Profile,
  errors: [],
})

export const listSchoolStudents = route({
  name: 'identity/list-school-students',
  on: 'GET /schools/{schoolId}/students',
  about:
    'The students of a school by name, 100 a page, to a teacher those of own groups and those who have none this school year; or those who chose it and wait to be confirmed.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  query: z.strictObject({
    state: z._default(z.enum(['confirmed', 'unconfirmed']), 'confirmed'),
    after: z.optional(Id),
  }),
  reply: z.strictObject({ students: z.array(Student), next: z.optional(z.string()) }),
  errors: [],
})

export const listColleagues = route({
  name: 'identity/list-colleagues',
  on: 'GET /schools/{schoolId}/staff',
  about: 'Who teaches at and directs a school.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  reply: z.strictObject({ staff: z.array(Colleague) }),
  errors: [],
})

export const listRegionStaff = route({
  name: 'identity/list-region-staff',
  on: 'GET /regions/{region}/staff',
  about: 'Who works for a regional office, by name.',
  may: { roles: ['ore', 'admin'], scope: 'region', of: 'region' },
  reply: z.strictObject({ staff: z.array(Colleague) }),
  errors: [],
})

export const listDepartmentStaff = route({
  name: 'identity/list-department-staff',
  on: 'GET /island/staff',
  about: 'Who administers the whole island for the department, by name.',
  may: { roles: ['admin'], scope: 'island' },
  reply: z.strictObject({ staff: z.array(Colleague) }),
  errors: [],
})

/** How many names one call gives. */
export const MOST_NAMES = 200

export const listNames = route({
  name: 'identity/list-names',
  on: 'GET /places/{place}/names',
  about: 'The names of those people, given by id, who belong to a place now; others are left out.',
  may: { roles: ['director', 'ore', 'admin'], scope: 'place', of: 'place' },
  query: z.strictObject({ ids: z.string().check(z.minLength(1), z.maxLength(MOST_NAMES * 40)) }),
  reply: z.strictObject({ names: z.record(z.string(), z.string()) }),
  errors: [],
})

export const confirmStudent = route({
  name: 'identity/confirm-student',
  on: 'POST /schools/{schoolId}/students/{studentId}/confirmation',
  about: 'Takes a student who chose this school without a code into one of its groups.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'school', of: 'schoolId' },
  body: z.strictObject({ groupId: Id }),
  reply: Student,
  errors: ['identity.notWaiting', 'identity.unknownGroup', 'identity.groupFull'],
  invalidates: ['identity/get-roster', 'identity/list-groups', 'identity/list-school-students'],
})

export const changeStudent = route({
  name: 'identity/change-student',
  on: 'PATCH /students/{studentId}',
  about: 'Changes a student’s name, grade or school. Another school ends the groups of the old one.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'student', of: 'studentId' },
  body: z.strictObject({
    fullName: z.optional(FullName),
    grade: z.optional(Grade),
    schoolId: z.optional(Id),
    reason: z.optional(z.enum(STUDENT_CHANGE_REASONS)),
    note: AuditNote,
  }),
  reply: Student,
  errors: ['identity.unknownSchool', 'identity.onlyDirectors'],
  invalidates: ['identity/get-roster', 'identity/list-groups', 'identity/list-school-students'],
})

export const endRole = route({
  name: 'identity/end-role',
  on: 'POST /places/{place}/role-ends',
  about: 'Takes a role from a person who holds it in this place or below, from their next request on.',
  repeats: 'once',
  may: { roles: ['director', 'ore', 'admin'], scope: 'place', of: 'place' },
  body: z.strictObject({
    personId: z.string(),
    role: z.enum(REVOCABLE),
    reason: z.enum(ROLE_END_REASONS),
    note: AuditNote,
  }),
  reply: z.strictObject({}),
  errors: ['identity.notHeld', 'identity.notYoursToGive', 'identity.lastAdmin'],
  invalidates: ['identity/list-colleagues', 'identity/list-region-staff', 'identity/list-department-staff'],
})

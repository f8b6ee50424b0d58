import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Grade } from '../kernel/school.ts'
import { Classmate, Group, MOST_CHILDREN, MOST_TEACHERS, PictureWord, Roster, SchoolYear } from './group.ts'
import { FullName, GroupName, Id, Student } from './schema.ts'

export const createGroup = route({
  name: 'identity/create-group',
  on: 'POST /schools/{schoolId}/groups',
  about: 'Opens a group of a school; the teacher who opens it is its teacher.',
  repeats: 'once',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'school', of: 'schoolId' },
  body: z.strictObject({
    name: GroupName,
    grade: Grade,
    schoolYear: SchoolYear,
    /** Teachers of this school; left out, whoever opens it. */
    teacherIds: z.optional(z.array(Id).check(z.maxLength(MOST_TEACHERS))),
  }),
  reply: Group,
  errors: ['identity.unknownTeacher'],
  invalidates: ['identity/list-groups'],
})

export const listGroups = route({
  name: 'identity/list-groups',
  on: 'GET /schools/{schoolId}/groups',
  about: 'The groups of a school, of one school year or all; class codes of those alone that one reaches.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  query: z.strictObject({
    schoolYear: z.optional(z.pipe(z.string(), z.pipe(z.transform(Number), SchoolYear))),
  }),
  reply: z.strictObject({ groups: z.array(Group) }),
  errors: [],
})

export const getRoster = route({
  name: 'identity/get-roster',
  on: 'GET /groups/{groupId}',
  about: 'A group with its students, and the children of its roster who have no account yet.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' },
  reply: Roster,
  errors: [],
})

export const changeGroup = route({
  name: 'identity/change-group',
  on: 'PATCH /groups/{groupId}',
  about: 'Renames a group, changes its teachers, closes it, or switches its pre-readers’ sign-in on or off.',
  repeats: 'once',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  body: z.strictObject({
    name: z.optional(GroupName),
    teacherIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MOST_TEACHERS))),
    active: z.optional(z.boolean()),
    pictureSignIn: z.optional(z.boolean()),
  }),
  reply: Group,
  errors: ['identity.unknownTeacher', 'identity.onlyDirectors'],
  invalidates: ['identity/list-groups', 'identity/get-picture-locks'],
})

/** A student of the school for a group. */
const KnownChild = z.strictObject({
  studentId: Id,
  /** They leave the groups of this school year that whoever adds them may take them from. */
  moves: z.optional(z.boolean()),
})

/** A child of the roster, as who teaches the group writes them down. */
export const NewChild = z.strictObject({ fullName: FullName, grade: z.optional(Grade) })

export const addToGroup = route({
  name: 'identity/add-to-group',
  on: 'POST /groups/{groupId}/students',
  about:
    'Adds a student of the same school to a group, or puts a child without an account on its roster. A teacher adds children of own groups and those who have none this school year; a child of another group is added by who manages the school, or asked for.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  body: z.union([KnownChild, NewChild]),
  reply: Roster,
  errors: ['identity.unknownChild', 'identity.groupFull'],
  invalidates: ['identity/list-groups'],
})

export const addChildren = route({
  name: 'identity/add-children',
  on: 'POST /groups/{groupId}/roster',
  about: 'Puts a list of children without accounts on a group’s roster: all of them, or none.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  body: z.strictObject({ children: z.array(NewChild).check(z.minLength(1), z.maxLength(MOST_CHILDREN)) }),
  reply: Roster,
  errors: ['identity.groupFull'],
  invalidates: ['identity/list-groups'],
})

export const renameChild = route({
  name: 'identity/rename-child',
  on: 'PATCH /groups/{groupId}/roster/{rosterId}',
  about: 'Writes the name of a child of the roster who has no account yet in another way.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  body: z.strictObject({ fullName: FullName }),
  reply: Roster,
  errors: ['identity.unknownChild'],
})

export const removeFromGroup = route({
  name: 'identity/remove-from-group',
  on: 'DELETE /groups/{groupId}/students/{studentId}',
  about: 'Takes a student, or a child of the roster, out of a group.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  reply: Roster,
  errors: ['identity.unknownChild'],
  invalidates: ['identity/list-groups'],
})

export const openPreReader = route({
  name: 'identity/open-pre-reader',
  on: 'POST /groups/{groupId}/students/{rosterId}/account',
  about: 'Opens an account without e-mail for a child of the roster, who signs in with three pictures.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'group', of: 'groupId' },
  // As many accounts as leave half of the pool’s quota to those who sign up.
  rate: { perSecond: 20, burst: 200 },
  body: z.strictObject({ pictures: PictureWord }),
  reply: Student,
  errors: ['identity.unknownChild', 'identity.picturesOff'],
  invalidates: ['identity/get-roster'],
})

export const setPictures = route({
  name: 'identity/set-pictures',
  on: 'PUT /students/{studentId}/pictures',
  about: 'Sets the three pictures with which a child who cannot read yet signs in.',
  repeats: 'once-reread',
  may: { roles: ['teacher', 'director', 'admin'], scope: 'student', of: 'studentId' },
  body: z.strictObject({ pictures: PictureWord }),
  reply: Student,
  errors: ['identity.picturesOff'],
  invalidates: ['identity/get-roster', 'identity/get-picture-locks'],
})

export const findClass = route({
  name: 'identity/find-class',
  on: 'GET /class-codes/{classCode}',
  about:
    'The first names of a class whose pre-readers’ sign-in is on. An unknown code reads like one switched off.',
  may: { roles: 'anyone', scope: 'public' },
  // At 8:00 about 50 a second: 47,000 pre-readers within a quarter of an hour.
  rate: { perSecond: 100, burst: 200 },
  reply: z.strictObject({ name: z.string(), classmates: z.array(Classmate) }),
  errors: [],
})

import { randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '#shared/identity/access-code.ts'
import { type Group, MOST_CHILDREN } from '#shared/identity/group.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { type PersonStanding, reachesPlace } from '#shared/kernel/standing.ts'

/** Whether a person may be made a teacher of a school's groups. */
export const teachesAt = (person: PersonStanding | undefined, schoolId: string): boolean =>
  person?.schoolId === schoolId && person.roles.includes('teacher')

/** Whether a person manages all of a school. */
export const managesSchool = (person: PersonStanding, schoolId: string): boolean =>
  reachesPlace(person, { place: placeAt('school', schoolId), schoolId }, ['director', 'admin'])

export interface GroupChanges {
  readonly name?: string | undefined
  readonly teacherIds?: readonly string[] | undefined
  readonly active?: boolean | undefined
  readonly pictureSignIn?: boolean | undefined
}

/** What changes make of a group. A closed one has no class code; `newCode` is for a sign-in that is switched on. */
export function changed(group: Group, changes: GroupChanges, newCode: string): Group {
  const { classCode: before, ...rest } = group
  const active = changes.active ?? group.active
  const pictureSignIn = active && (changes.pictureSignIn ?? before !== undefined)
  return {
    ...rest,
    name: changes.name ?? group.name,
    teacherIds: [...new Set(changes.teacherIds ?? group.teacherIds)],
    active,
    ...(pictureSignIn && { classCode: before ?? newCode }),
  }
}

/** A group with children more, or one less; undefined where it would hold too many. */
export function resized(group: Group, by: -1): Group
export function resized(group: Group, by: number): Group | undefined
export function resized(group: Group, by: number): Group | undefined {
  const students = Math.max(0, group.students + by)
  return by > 0 && students > MOST_CHILDREN ? undefined : { ...group, students }
}

/** A person's standing after a group is as it is: who teaches an active group of their school reaches it. */
export function withGroup(person: PersonStanding, group: Group): PersonStanding {
  const { groupId, active, teacherIds, schoolId } = group
  const reaches = active && teacherIds.includes(person.personId) && teachesAt(person, schoolId)
  const others = person.groupIds.filter(id => id !== groupId)
  return { ...person, groupIds: reaches ? [...others, groupId] : others }
}

/** 31⁸: with all classes of the island and a hundred tries a second, the first is found after weeks. */
export const CLASS_CODE_LENGTH = 8

/** Letters for a class; that no other class has them is the transaction's to see. */
export const newClassCode = (): string =>
  Array.from({ length: CLASS_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

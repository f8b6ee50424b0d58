import * as z from 'zod/mini'
import { listedAs, listedFirst } from '#functions/identity/rules/listing.ts'
import { shownStudent } from '#functions/identity/rules/student.ts'
import { identityTable } from '#functions/identity/table.ts'
import { getRow, queryIndex, queryRows, type RowKey } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { putNew, putVersion, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { Expected, Group, MOST_CHILDREN, type Roster } from '#shared/identity/group.ts'
import { LostEntry } from '#shared/identity/schema.ts'
import { type PlaceStanding, placeAt } from '#shared/kernel/place.ts'
import { Grade } from '#shared/kernel/school.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { groupsOf } from './student-store.ts'

const GroupRow = stored(Group)
const StoredGroup = stored(Group, { version: z.int() })

/** A group with the version that was read; 0 for one that is new. */
export interface VersionedGroup {
  readonly group: Group
  readonly version: number
}

const groupKey = (groupId: string) => key(identityTable, 'group', { groupId })

export async function readGroup(groupId: string): Promise<VersionedGroup | undefined> {
  const found = await getRow(StoredGroup, groupKey(groupId))
  if (!found) return undefined
  const { version, ...group } = found
  return { group, version }
}

/** A group at its next version, listed by its school. */
export const putGroup = (group: Group, read: number): Write =>
  putVersion(
    {
      ...groupKey(group.groupId),
      ...group,
      listedAs: listedAs('group', `${group.schoolYear} ${group.name}`, group.groupId),
      version: read + 1,
    },
    read,
  )

/** Where a new group lies: a group never changes schools. */
export function putPlace({ groupId, schoolId }: Group, region: PlaceStanding['region']): Write {
  const place = placeAt('group', groupId)
  return putNew({ ...placeStandingKey(place), standing: { place, schoolId, region }, version: 1 })
}

const ClassCode = z.object({ groupId: z.string() })
const classKey = (classCode: string) => key(identityTable, 'classCode', { classCode })

/** What a changed class code writes: the end of the one, the beginning of the other. */
export function classCodeWrites(before: Group | undefined, now: Group): Record<string, Write> {
  if (before?.classCode === now.classCode) return {}
  return {
    ...(before?.classCode && { oldCode: remove(classKey(before.classCode)) }),
    ...(now.classCode && { newCode: putNew({ ...classKey(now.classCode), groupId: now.groupId }) }),
  }
}

/** The group of a class code, where its pre-readers' sign-in is on. */
export async function readClass(classCode: string): Promise<Group | undefined> {
  const found = await getRow(ClassCode, classKey(classCode))
  const group = found && (await readGroup(found.groupId))?.group
  return group?.active && group.classCode === classCode ? group : undefined
}

/** The groups of a school, newest school year first, then by name. */
export async function readGroups(schoolId: string, schoolYear: number | undefined): Promise<Group[]> {
  const groups: Group[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(GroupRow, {
      index: { name: 'listed', ...identityTable.indexes.listed },
      of: schoolId,
      begins: `${listedFirst('group')}${schoolYear === undefined ? '' : `${schoolYear} `}`,
      limit: 200,
      after,
    })
    groups.push(...page.rows)
    after = page.next
  } while (after)
  return groups.toSorted((a, b) => b.schoolYear - a.schoolYear)
}

const Member = z.object({
  personId: z.string(),
  fullName: z.string(),
  grade: z.optional(Grade),
  hasPictures: z.optional(z.boolean()),
  lostEntry: z.optional(LostEntry),
  username: z.optional(z.string()),
})

/** The students of a group, as their lines in it say. */
export const readMembers = (groupId: string) =>
  queryRows(Member, { ...prefix(identityTable, 'member', { groupId }), limit: MOST_CHILDREN })

const ExpectedRow = stored(Expected)

/** The children of a roster who have no account yet. */
export const readExpected = (groupId: string): Promise<readonly Expected[]> =>
  queryRows(ExpectedRow, { ...prefix(identityTable, 'expected', { groupId }), limit: MOST_CHILDREN })

const expectedKey = (groupId: string, rosterId: string): RowKey =>
  key(identityTable, 'expected', { groupId, rosterId })

/** A child of a roster without an account. */
export const readChild = (groupId: string, rosterId: string): Promise<Expected | undefined> =>
  getRow(ExpectedRow, expectedKey(groupId, rosterId))

export const putExpected = (groupId: string, child: Expected): Write =>
  putNew({ ...expectedKey(groupId, child.rosterId), ...child })

/** Writes the line of a child without an account anew, where it is still there. */
export const changeExpected = (groupId: string, child: Expected): Write => ({
  row: { ...expectedKey(groupId, child.rosterId), ...child },
  condition: 'attribute_exists(pk)',
})

/** Ends a child's line without an account; only one of two who try succeeds. */
export const removeExpected = (groupId: string, rosterId: string): Write => ({
  row: expectedKey(groupId, rosterId),
  condition: 'attribute_exists(pk)',
  deletes: true,
})

const byName = (a: { fullName: string }, b: { fullName: string }) =>
  a.fullName.localeCompare(b.fullName, 'es')

/** A roster by name. */
export const inOrder = ({ group, students, expected }: Roster): Roster => ({
  group,
  students: students.toSorted(byName),
  expected: expected.toSorted(byName),
})

/** A group with all its children, and the version that was read. */
export async function readRoster(groupId: string): Promise<{ roster: Roster; version: number } | undefined> {
  const [found, members, expected] = await Promise.all([
    readGroup(groupId),
    readMembers(groupId),
    readExpected(groupId),
  ])
  if (!found) return undefined
  const { group, version } = found
  const groups = await groupsOf(members.map(({ personId }) => personId))
  const students = members.map(member =>
    shownStudent(member, { schoolId: group.schoolId, groupIds: groups.get(member.personId) ?? [] }),
  )
  return { roster: inOrder({ group, students, expected: [...expected] }), version }
}

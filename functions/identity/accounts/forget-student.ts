import { codesAbout, deleteCodes } from '#functions/identity/codes/access-code-store.ts'
import { endLink } from '#functions/identity/families/end-link.ts'
import { readLinks } from '#functions/identity/families/family-store.ts'
import { putGroup, readGroup } from '#functions/identity/groups/group-store.ts'
import { forgetLines, rosteredLines } from '#functions/identity/rosters/claims.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { childOfAddress } from '#functions/identity/rules/no-mail.ts'
import { identityTable } from '#functions/identity/table.ts'
import { deleteUser, getUser } from '#functions/platform/services/users.ts'
import {
  commit,
  emit,
  remove,
  removeVersion,
  retryOnConflict,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { standingChanged, studentPlaced } from '#shared/identity/events.ts'
import { personStandingKey, studentStandingKey } from '#shared/kernel/standing.ts'
import { removeAddress } from './address-store.ts'
import { readPerson, readStandingRow, readStudentRow } from './person-store.ts'
import { forgetTries } from './tries-store.ts'

interface Forgetting {
  readonly studentId: string
  /** Who asked for it. */
  readonly actorId: string
  readonly at: string
}

/**
 * Ends what names a student outside their own partitions, in an order in which nothing can begin anew: first nobody signs
 * in any more, then the families' links, then groups and standings, in one transaction, by which nobody reaches them;
 * then what rosters said, then codes. Killed anywhere, it goes on where it stood. Gives how many rows it found.
 */
export async function forgetStudent(asked: Forgetting): Promise<number> {
  const { studentId } = asked
  const early = await deleteCodesOfRoster(studentId)
  await deleteUser(studentId)
  await forgetAddress(studentId)
  const links = await endLinks(asked)
  const standings = await leave(asked)
  const lines = await forgetLines(studentId)
  const codes = await allCodes(studentId)
  await deleteCodes(codes, studentId)
  await commit({ writes: { codes: forgetTries(studentId) } })
  return early + links + standings + lines + codes.length
}

/** The address under which they signed up is anybody's again. */
async function forgetAddress(studentId: string): Promise<void> {
  const { emailHash } = (await readPerson(studentId))?.account ?? {}
  if (emailHash) await commit({ writes: { address: removeAddress(emailHash) } })
}

/** Families of theirs, and, for one who is family too, children of theirs. */
async function endLinks({ studentId, actorId, at }: Forgetting): Promise<number> {
  const [links, student, person] = await Promise.all([
    readLinks(studentId),
    readStudentRow(studentId),
    readStandingRow(studentId),
  ])
  const families = new Set([...links.map(({ personId }) => personId), ...(student?.standing.familyIds ?? [])])
  const children = person?.standing.childIds ?? []
  for (const personId of families) await endLink({ actorId, studentId, personId, at })
  for (const childId of children) await endLink({ actorId, studentId: childId, personId: studentId, at })
  return families.size + children.length
}

/** Out of all groups and without any standing, at once; a link made meanwhile is ended first. */
const leave = (asked: Forgetting): Promise<number> =>
  retryOnConflict(async () => {
    const { studentId, at } = asked
    const [student, person] = await Promise.all([readStudentRow(studentId), readStandingRow(studentId)])
    if (!student && !person) return 0
    if (student && student.standing.familyIds.length > 0) await endLinks(asked)
    const groupIds = student?.standing.groupIds ?? []
    const groups = (await Promise.all(groupIds.map(readGroup))).filter(found => found !== undefined)
    const failed = await commit<string>({
      writes: {
        profile: remove(key(identityTable, 'profile', { personId: studentId })),
        ...(person && { person: removeVersion(personStandingKey(studentId), person.version) }),
        ...(student && { student: removeVersion(studentStandingKey(studentId), student.version) }),
        ...Object.fromEntries(
          groups.flatMap(({ group, version }) => [
            [`group ${group.groupId}`, putGroup(resized(group, -1), version)],
            [
              `out of ${group.groupId}`,
              remove(key(identityTable, 'member', { groupId: group.groupId, studentId })),
            ],
          ]),
        ),
      },
      emits: [
        emit(studentPlaced, { studentId, groupIds: [] }, at),
        emit(standingChanged, { personId: studentId }, at),
      ],
    })
    return failed.size === 0 ? 1 + groups.length : undefined
  })

/**
 * Codes made for the lines in rosters that became them, while it is known which: a pre-reader's is in the address by
 * which the pool knows them.
 */
async function deleteCodesOfRoster(studentId: string): Promise<number> {
  const [user, lines] = await Promise.all([getUser(studentId), rosteredLines(studentId)])
  const own = childOfAddress(user?.email)
  const rosterIds = [...lines.map(({ rosterId }) => rosterId), ...(own ? [own] : [])]
  const codes = (await Promise.all(rosterIds.map(codesAbout))).flat()
  await deleteCodes(codes, studentId)
  return codes.length
}

/** Their codes, and those made for the line in a roster that became them. The index lags: the next pass sees the rest. */
async function allCodes(studentId: string) {
  const theirs = await codesAbout(studentId)
  const rosterIds = new Set(theirs.flatMap(({ rosterId }) => rosterId ?? []))
  return [...theirs, ...(await Promise.all([...rosterIds].map(codesAbout))).flat()]
}

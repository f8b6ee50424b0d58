import { readPlace } from '#functions/identity/accounts/school-store.ts'
import { readChild } from '#functions/identity/groups/group-store.ts'
import { readAwaited } from '#functions/identity/rosters/awaited-teacher-store.ts'
import { type Grant, hashOfEmail, mayIssue } from '#functions/identity/rules/access-code.ts'
import { http } from '#functions/platform/http/http.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { partsOf } from '#shared/kernel/place.ts'
import { makeCode, putCode, shownOnce } from './access-code-store.ts'
import { countIssued } from './issuer.ts'

/**
 * Not a command: its answer must not be stored, for it holds the codes' letters. Sent again it makes other codes; those
 * whose letters nobody saw open nothing, and end by themselves.
 */
export const handler = http(
  createCodes,
  async ({ actor, standing: giver, path: { place }, body, at, refuse }) => {
    const { role, count, rosterIds, email } = body
    if (email && (rosterIds || count !== 1)) return refuse('identity.oneAddress')
    const forEmail = email && hashOfEmail(email)
    const where = await readPlace(place)
    if (!where || !mayIssue(giver, role, where.standing)) return refuse('identity.notYoursToGive')
    const { schoolId, region } = where.standing
    const { kind, id } = partsOf(place)
    const groupId = kind === 'group' ? id : undefined
    const children =
      rosterIds &&
      (role === 'student' && groupId
        ? await readChildren(groupId, rosterIds)
        : role === 'teacher' && kind === 'school'
          ? await readTeachersAwaited(id, rosterIds)
          : undefined)
    if (rosterIds && !children) return refuse('identity.unknownChild')

    const grant = { role, schoolId, region, schoolName: where.schoolName, groupId }
    const audited = {
      deed: 'codesCreated',
      actorId: actor.personId,
      subjectId: place,
      role,
      schoolId,
      region,
    } as const
    return retryOnConflict(async () => {
      const made = (children ?? Array.from({ length: count }, () => ({}))).map(child =>
        makeCode({ ...grant, ...child }, place, actor.personId, at, forEmail),
      )
      const issuer = await countIssued(giver, made.length, at)
      if (!issuer) return refuse('identity.tooManyOpenCodes')
      const failed = await commit<string>({
        writes: { issuer, ...Object.fromEntries(made.map(({ code }) => [code.codeId, putCode(code)])) },
        emits: [emit(standingAudited, audited, at)],
      })
      return failed.size === 0 ? { codes: made.map(shownOnce) } : undefined
    })
  },
)

type RosterChild = Pick<Grant, 'rosterId' | 'forName' | 'grade'>

/** These children of a group's roster, as codes are made for them; undefined where one of them is not on it. */
async function readChildren(
  groupId: string,
  rosterIds: readonly string[],
): Promise<readonly RosterChild[] | undefined> {
  const found = await Promise.all([...new Set(rosterIds)].map(rosterId => readChild(groupId, rosterId)))
  const children = found.flatMap(child =>
    child ? [{ rosterId: child.rosterId, forName: child.fullName, grade: child.grade }] : [],
  )
  return children.length === found.length ? children : undefined
}

/** These teachers of imported rosters, as codes are made for them; undefined where one of them is not awaited. */
async function readTeachersAwaited(
  schoolId: string,
  rosterIds: readonly string[],
): Promise<readonly RosterChild[] | undefined> {
  const found = await Promise.all([...new Set(rosterIds)].map(rosterId => readAwaited(schoolId, rosterId)))
  const teachers = found.flatMap(teacher =>
    teacher ? [{ rosterId: teacher.rosterId, forName: teacher.fullName }] : [],
  )
  return teachers.length === found.length ? teachers : undefined
}

import { putExpected, putGroup, readExpected, readGroup } from '#functions/identity/groups/group-store.ts'
import { roleOf } from '#functions/identity/rules/roster-row.ts'
import type { ImportPass, ImportRow, Taken } from '#functions/platform/import/kind.ts'
import { commit, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { MOST_CHILDREN } from '#shared/identity/group.ts'
import { ClassRecord, EnrollmentRecord, UserRecord } from '../rules/roster-records.ts'
import { readClaimed } from './claims.ts'
import { groupAudited, join, leave } from './membership.ts'
import { enrollmentKey, groupIdOf, readRecords, rosterIdOf } from './roster-store.ts'
import { type Change, known, refused, SKIPPED, type Things } from './sourced-row.ts'

/** Who is in which class: children are expected there, teachers awaited, until a code makes them somebody. */
export const enrollments: Things<EnrollmentRecord> = {
  named: 'enrollment',
  schema: EnrollmentRecord,
  keyOf: ({ cells }, { place }) => enrollmentKey(place, cells.userSourcedId ?? '', cells.sourcedId ?? ''),
  judge: judgeEnrollments,
  carryOut: carryOutEnrollments,
}

async function judgeEnrollments(rows: readonly ImportRow[], pass: ImportPass) {
  const said = rows.map(({ cells }) => cells)
  const group = await known(
    pass,
    'class',
    ClassRecord,
    said.map(({ classSourcedId = '' }) => classSourcedId),
  )
  const user = await known(
    pass,
    'user',
    UserRecord,
    said.map(({ userSourcedId = '' }) => userSourcedId),
  )
  return said.map(cells => {
    const { classSourcedId: classId = '', userSourcedId: userId = '' } = cells
    const role = roleOf(cells)
    if (!role) return SKIPPED
    if (!group(classId)) return refused('unknownClass')
    return user(userId) ? { record: { classId, userId, role } } : refused('unknownUser')
  })
}

const CLASSES_AT_ONCE = 4

type Outcome = Taken | 'done' | 'again'

async function carryOutEnrollments(
  changes: readonly Change<EnrollmentRecord>[],
  pass: ImportPass,
): Promise<readonly Outcome[]> {
  const ids = changes.flatMap(({ now }) => (now ? [now.userId] : []))
  const people = await readRecords(UserRecord, pass.place, 'user', ids)
  const claimed = await readClaimed([...new Set(ids)].map(id => rosterIdOf(pass.place, id)))
  const outcomes = new Map<Change<EnrollmentRecord>, Outcome>()
  const classesOfNew = new Map<string, NewChild[]>()
  for (const change of changes) {
    const { before, now } = change
    const person = now && people.get(now.userId)
    const isNewChild =
      person && !before && now.role === 'student' && !claimed.has(rosterIdOf(pass.place, now.userId))
    if (!isNewChild) outcomes.set(change, await moved(change, person, pass))
    else classesOfNew.set(now.classId, [...(classesOfNew.get(now.classId) ?? []), { change, person, now }])
  }
  // Each class is a transaction of its own group: several go at once.
  const left = [...classesOfNew]
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop())
      for (const [change, outcome] of await taken(...next, pass)) outcomes.set(change, outcome)
  }
  await Promise.all(Array.from({ length: CLASSES_AT_ONCE }, work))
  return changes.map(change => outcomes.get(change) ?? 'again')
}

/** One by one: whoever leaves, changes or has an account, and teachers. */
async function moved(
  { before, now, itself }: Change<EnrollmentRecord>,
  person: UserRecord | undefined,
  pass: ImportPass,
): Promise<Outcome> {
  if (!now) {
    if (before) return (await leave(before, itself, pass)) === 'done' ? 'done' : 'again'
    return (await commit({ writes: itself })).size === 0 ? 'done' : 'again'
  }
  if (!person) return refused('unknownUser')
  if (before) await leave(before, {}, pass)
  const joined = await join(now, person, itself, pass)
  return joined === 'full' ? refused('groupFull') : joined === 'done' ? 'done' : 'again'
}

interface NewChild {
  readonly change: Change<EnrollmentRecord>
  readonly now: EnrollmentRecord
  readonly person: UserRecord
}

/** The new children of one class, all in one transaction as far as the group has room. */
function taken(classId: string, children: readonly NewChild[], pass: ImportPass) {
  const groupId = groupIdOf(pass.place, classId)
  return retryOnConflict(async () => {
    const [found, expected] = await Promise.all([readGroup(groupId), readExpected(groupId)])
    const outcomes = new Map<Change<EnrollmentRecord>, Outcome>()
    if (!found) return outcomes
    const there = new Set(expected.map(({ rosterId }) => rosterId))
    let { students } = found.group
    const writes: Record<string, Write> = {}
    for (const { change, now, person } of children) {
      const rosterId = rosterIdOf(pass.place, now.userId)
      const isNew = !there.has(rosterId)
      if (isNew && students >= MOST_CHILDREN) {
        outcomes.set(change, refused('groupFull'))
        continue
      }
      if (isNew) {
        there.add(rosterId)
        students += 1
        writes[`child ${rosterId}`] = putExpected(groupId, { rosterId, ...person })
      }
      Object.assign(writes, change.itself)
      outcomes.set(change, 'done')
    }
    const group = putGroup({ ...found.group, students }, found.version)
    const failed = await commit({ writes: { ...writes, group }, emits: [groupAudited(found.group, pass)] })
    return failed.size === 0 ? outcomes : undefined
  })
}

import { nameOf, servedGrade } from '#functions/identity/rules/roster-row.ts'
import type { ImportPass, ImportRow } from '#functions/platform/import/kind.ts'
import { commitMany } from '#functions/platform/store/commit-many.ts'
import { commit, type Write } from '#functions/platform/store/transaction.ts'
import { EnrollmentRecord, UserRecord } from '../rules/roster-records.ts'
import { leave, renamed } from './membership.ts'
import { enrollmentsOf, LONGEST_USER_ID, putSourced, rosterIdOf, thingKey } from './roster-store.ts'
import { type Change, refused, SKIPPED, type Things } from './sourced-row.ts'

/** Whoever learns or teaches; of anyone else nothing is kept. */
export const users: Things<UserRecord> = {
  named: 'user',
  schema: UserRecord,
  keyOf: (row, { place }) => thingKey(place, 'user', row.cells.sourcedId ?? ''),
  judge: async (rows, pass) => rows.map(row => judgeUser(row, pass)),
  carryOut: carryOutUsers,
}

function judgeUser({ cells }: ImportRow, pass: ImportPass) {
  const { sourcedId = '' } = cells
  const [learns, teaches] = [pass.has(`student ${sourcedId}`), pass.has(`teacher ${sourcedId}`)]
  if (pass.notes.has('roles') && !learns && !teaches) return SKIPPED
  if (sourcedId.length > LONGEST_USER_ID) return refused('noId')
  const fullName = nameOf(cells)
  if (!fullName) return refused('unreadableName')
  const grade = servedGrade(cells.grades)
  if (grade === 'none' && !teaches) return refused('gradeNotServed')
  return { record: { fullName, ...(grade && grade !== 'none' && { grade }) } }
}

/** New users are written many at once; a changed name or an end reaches into the groups, one user at a time. */
async function carryOutUsers(changes: readonly Change<UserRecord>[], pass: ImportPass) {
  const fresh = changes.filter(({ before }) => !before)
  const failed = await commitAll(fresh)
  const outcomes = new Map(
    fresh.map((change, i) => [change, failed[i]?.size === 0 ? 'done' : 'again'] as const),
  )
  for (const change of changes)
    if (change.before)
      outcomes.set(change, await (change.now ? rename(change, change.now, pass) : end(change, pass)))
  return changes.map(change => outcomes.get(change) ?? 'again')
}

const commitAll = (changes: readonly Change<UserRecord>[]) =>
  commitMany(changes.map(({ itself }) => ({ writes: itself })))

async function rename({ sourcedId, itself }: Change<UserRecord>, now: UserRecord, { place }: ImportPass) {
  const rosterId = rosterIdOf(place, sourcedId)
  const enrollments = (await enrollmentsOf(place, sourcedId)).filter(({ isEnded }) => !isEnded)
  const lines = await Promise.all(
    enrollments.map(({ record }) => renamed(place, EnrollmentRecord.parse(record), { rosterId, ...now })),
  )
  const writes: Record<string, Write> = Object.assign({ ...itself }, ...lines)
  return (await commit({ writes })).size === 0 ? 'done' : 'again'
}

/** Who is no more leaves every class. */
async function end({ sourcedId, itself, mark }: Change<UserRecord>, pass: ImportPass) {
  for (const row of await enrollmentsOf(pass.place, sourcedId)) {
    if (row.isEnded) continue
    const ended = putSourced(
      row,
      { ...row, isEnded: true, imported: { by: mark, verdict: 'ended' } },
      row.version,
    )
    const left = await leave(EnrollmentRecord.parse(row.record), { ended }, pass)
    if (left !== 'done') return 'again'
  }
  return (await commit({ writes: itself })).size === 0 ? ('done' as const) : ('again' as const)
}

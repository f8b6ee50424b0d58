import { schedule } from '#functions/platform/events/schedule.ts'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { reasonsFor } from '#shared/progress/reasons.ts'
import { recommendationsFor } from '#shared/progress/recommendations.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'
import { countFlags, readDeclared } from './flag-store.ts'
import { keepGlance } from './glance-store.ts'
import { readPlans } from './plan-store.ts'
import { readKnown, readPlacement } from './progress-store.ts'
import { countRecommendations } from './recommendation-store.ts'
import { groupGlance } from './rules/group-glance.ts'
import { summaryOf } from './rules/summary.ts'
import { withAims } from './rules/with-aims.ts'
import { type GroupAt, keepSummary, listChanged, readGroup, strikeOff } from './summary-store.ts'

const AT_ONCE = 10
/** Those of so many children are struck off together, once their groups are counted too. */
const TOGETHER = 400

/** Counts the children of whom something changed, and the groups in which they are or were. */
export const handler = schedule(async at => {
  const waiting = [...(await listChanged())]
  if (waiting.length === 0) return
  const declared = await readDeclared()
  for (let some = waiting.splice(0, TOGETHER); some.length > 0; some = waiting.splice(0, TOGETHER)) {
    const counted = await inTurns(some, ({ studentId }) => count(studentId, at, declared))
    const groups = new Map(
      counted.flatMap(({ groups }) => groups.map(group => [group.groupId, group] as const)),
    )
    await inTurns([...groups.values()], group => countGroup(group, counted, at, declared))
    await inTurns(some, strikeOff)
  }
})

/** A child as they were counted, and the groups that this concerns. */
interface Counted {
  readonly summary: ChildSummary
  readonly groupIds: readonly string[]
  readonly groups: readonly GroupAt[]
}

async function count(studentId: string, at: string, declared: ReadonlySet<SchoolDay>): Promise<Counted> {
  const today = schoolDay(at)
  const [known, placement, plans] = await Promise.all([
    readKnown(studentId, today),
    readPlacement(studentId),
    readPlans(studentId),
  ])
  const { groupIds = [], schoolId } = placement ?? {}
  const counted = withAims(summaryOf(studentId, known, today), known.days, plans, today, declared)
  const flags = await countFlags(studentId, reasonsFor(counted, today, declared), at)
  const { 'es-PR': spanish, 'en-US': english } = known.skills
  const readings = { 'es-PR': spanish.evidence, 'en-US': english.evidence }
  await countRecommendations(studentId, recommendationsFor(counted, readings, today, declared), at)
  const summary = { ...counted, flags: [...flags] }
  const left = await keepSummary(summary, groupIds, schoolId)
  return { summary, groupIds, groups: [...groupIds.map(groupId => ({ groupId, schoolId })), ...left] }
}

/** The index of lines lags a moment: of those counted just now it is not asked. */
async function countGroup(
  { groupId, schoolId }: GroupAt,
  counted: readonly Counted[],
  at: string,
  declared: ReadonlySet<SchoolDay>,
): Promise<void> {
  if (!schoolId) return
  const known = new Set(counted.map(({ summary }) => summary.studentId))
  const others = (await readGroup(groupId)).filter(({ studentId }) => !known.has(studentId))
  const own = counted.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ summary }) => summary)
  await keepGlance(schoolId, groupGlance(groupId, [...others, ...own], schoolDay(at), declared))
}

/** Does something with each of some things, a few at once. */
async function inTurns<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...all]
  const results: Result[] = []
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) results.push(await work(one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return results
}

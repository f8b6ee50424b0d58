import { type Audience, isToldOnce } from '#shared/automations/occasions.ts'
import {
  type NewRule,
  type Outcome,
  PAGE,
  type Preview,
  type Telling,
  TOLD_WITHIN_HOURS,
} from '#shared/automations/schema.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import type { StudentStanding } from '#shared/kernel/standing.ts'
import type { Fact } from './facts.ts'

/** What of a rule decides whom it tells. */
export interface TellingRule extends Pick<NewRule, 'when' | 'tells'> {
  readonly place: Place
  readonly madeBy: string
}

/** A telling, and whom it reaches by id. */
export interface Addressed extends Telling {
  readonly to: readonly string[]
}

/** Whether a child is where a rule looks. */
function isIn(place: Place, { groupIds, schoolId }: StudentStanding): boolean {
  const { kind, id } = partsOf(place)
  return kind === 'group' ? groupIds.includes(id) : kind === 'school' && schoolId === id
}

/** Whether a rule asks for a fact: for what it is, for its condition, and, where it is a group’s, for that group. */
function asksFor({ when, place }: TellingRule, { occasion, condition, groupId }: Fact): boolean {
  const { kind, id } = partsOf(place)
  return (
    when.occasion === occasion &&
    (when.condition === undefined || when.condition === condition) &&
    (groupId === undefined || kind !== 'group' || groupId === id)
  )
}

const audience: Record<Audience, (child: StudentStanding, madeBy: string) => readonly string[]> = {
  me: (_, madeBy) => [madeBy],
  families: ({ familyIds }) => familyIds,
  child: ({ studentId }) => [studentId],
}

/** What a rule tells of a fact, by where its children stand now: nothing of a child outside of the rule’s place. */
export function tellingsOf(
  rule: TellingRule,
  fact: Fact,
  standings: readonly StudentStanding[],
): readonly Addressed[] {
  if (!asksFor(rule, fact)) return []
  const children = standings.filter(
    child => fact.studentIds.includes(child.studentId) && isIn(rule.place, child),
  )
  const { at, condition } = fact
  const said = { at, ...(condition !== undefined && { condition }) }
  const one = (studentId: string | null, count: number, to: readonly string[]): Addressed => ({
    studentId,
    ...said,
    children: count,
    people: to.length,
    to,
  })
  if (isToldOnce(fact.occasion, rule.tells))
    return children.length > 0 ? [one(null, children.length, [rule.madeBy])] : []
  return children.map(child => one(child.studentId, 1, audience[rule.tells](child, rule.madeBy)))
}

/** What a rule would have told of facts. */
export function previewOf(
  rule: TellingRule,
  facts: readonly Fact[],
  standings: readonly StudentStanding[],
  from: string,
): Preview {
  const tellings = facts.flatMap(fact => tellingsOf(rule, fact, standings))
  const ids = facts
    .filter(fact => asksFor(rule, fact))
    .flatMap(({ studentIds }) => studentIds)
    .filter(id => standings.some(child => child.studentId === id && isIn(rule.place, child)))
  return {
    from,
    tellings: tellings.filter(({ people }) => people > 0).length,
    children: new Set(ids).size,
    people: new Set(tellings.flatMap(({ to }) => to)).size,
    lines: tellings
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .slice(0, PAGE)
      .map(({ to: _, ...telling }) => telling),
  }
}

/** Facts that were kept a child each, whole again. */
export function joined(facts: readonly Fact[]): readonly Fact[] {
  const whole = new Map<string, Fact>()
  for (const fact of facts) {
    const name = `${fact.occasion} ${fact.factId}`
    const known = whole.get(name)
    whole.set(name, known ? { ...known, studentIds: [...known.studentIds, ...fact.studentIds] } : fact)
  }
  return [...whole.values()]
}

const HOUR_MS = 3_600_000

/** What becomes of a telling now, before the day’s tellings are counted. */
export function outcomeOf({ at, people }: Pick<Telling, 'at' | 'people'>, now: string): Outcome {
  if (Date.parse(now) - Date.parse(at) > TOLD_WITHIN_HOURS * HOUR_MS) return 'late'
  return people === 0 ? 'nobody' : 'told'
}

import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Sound } from '#shared/language/sound.ts'
import {
  type Decision,
  DUE_DAYS,
  isAsked,
  isOpen,
  MOST_DUE_DAYS,
  type Recommendation,
  type Recommended,
  TIMES,
  timesOf,
} from '#shared/progress/recommendations.ts'

const lastOf = ({ decision, endedOn, offeredOn }: Recommendation): SchoolDay =>
  decision?.on ?? endedOn ?? offeredOn

/**
 * A child's recommendations after they were counted again: each begins when it is first needed, follows its numbers until
 * somebody decides, and ends with its need. What was decided stays so; what ended undecided may begin again. After
 * `days` they are forgotten.
 */
export function countedRecommendations(
  before: readonly Recommendation[],
  needed: readonly Recommended[],
  today: SchoolDay,
  days: number,
): readonly Recommendation[] {
  const known = new Map(before.map(one => [one.recommendationId, one]))
  const now = needed.map((one): Recommendation => {
    const kept = known.get(one.recommendationId)
    if (kept?.decision) return kept
    return { ...one, offeredOn: kept && isOpen(kept) ? kept.offeredOn : today }
  })
  const ids = new Set(now.map(({ recommendationId }) => recommendationId))
  const past = before
    .filter(({ recommendationId }) => !ids.has(recommendationId))
    .map(one => (isOpen(one) ? { ...one, endedOn: today } : one))
  return [...now, ...past].filter(one => isOpen(one) || lastOf(one) > addDays(today, -days))
}

/** A child for whom something is decided. */
interface Concerned {
  readonly studentId: string
  readonly all: readonly Recommendation[]
  /** Whether they finished the text that is chosen. */
  readonly hasRead: boolean
}

interface Refused {
  readonly refused: 'recommendationDecided' | 'recommendationEnded' | 'textMissing' | 'textRead' | 'wrongDay'
}

/** What somebody takes otherwise than it is recommended, as they say it. */
export interface Wish {
  readonly isOtherText?: boolean | undefined
  readonly dueOn?: SchoolDay | undefined
  readonly times?: number | undefined
}

/** What of it really is another than it would have been. */
function changesOf(kind: Recommendation['kind'], { isOtherText, dueOn, times }: Wish, on: SchoolDay) {
  if (!isAsked(kind)) return []
  return [
    ...(isOtherText && TIMES[kind] ? ['text' as const] : []),
    ...(dueOn !== undefined && dueOn !== addDays(on, DUE_DAYS) ? ['dueOn' as const] : []),
    ...(times !== undefined && times !== timesOf(kind) ? ['times' as const] : []),
  ]
}

/** What a decision makes of the recommendations of one child; or why it cannot be. */
function decidedOf(
  { all, hasRead }: Concerned,
  recommendationId: string,
  decision: Decision,
  wish: Wish,
): Refused | { readonly found: Recommendation; readonly all: readonly Recommendation[] } {
  const found = all.find(one => one.recommendationId === recommendationId)
  if (found?.decision) return { refused: 'recommendationDecided' }
  if (!found || !isOpen(found)) return { refused: 'recommendationEnded' }
  if (decision.how === 'accepted' && TIMES[found.kind]) {
    if (!decision.textId) return { refused: 'textMissing' }
    // What is read again to become fluent may be known.
    if (hasRead && found.kind !== 'fluency') return { refused: 'textRead' }
  }
  if (decision.how !== 'accepted') return { found, all: withDecision(all, found, decision) }
  const { dueOn } = wish
  if (dueOn !== undefined && (dueOn < decision.on || dueOn > addDays(decision.on, MOST_DUE_DAYS)))
    return { refused: 'wrongDay' }
  const changed = changesOf(found.kind, wish, decision.on)
  return { found, all: withDecision(all, found, { ...decision, ...(changed.length > 0 && { changed }) }) }
}

const withDecision = (all: readonly Recommendation[], found: Recommendation, decision: Decision) =>
  all.map(one => (one === found ? { ...one, decision } : one))

/** What children are asked to do, how often, and by when. */
interface Asked {
  readonly work: { readonly textId: string } | { readonly sound: Sound }
  readonly times: number
  readonly dueOn: SchoolDay
}

interface Together {
  readonly kept: readonly Pick<Concerned, 'studentId' | 'all'>[]
  readonly asked: Asked | undefined
  /** School days without anything done, where the families are to be asked. */
  readonly silent: number | undefined
}

/** What a decision makes of some children's recommendations, all of them or none, and what follows from it. */
export function decidedForAll(
  children: readonly Concerned[],
  recommendationId: string,
  decision: Decision,
  wish: Wish = {},
): Refused | Together {
  const kept: Pick<Concerned, 'studentId' | 'all'>[] = []
  let asked: Asked | undefined
  let silent: number | undefined
  for (const child of children) {
    const made = decidedOf(child, recommendationId, decision, wish)
    if ('refused' in made) return made
    kept.push({ studentId: child.studentId, all: made.all })
    if (decision.how !== 'accepted') continue
    asked = askedBy(made.found, decision, wish)
    if (made.found.because.rule === 'silent') silent = made.found.because.days
  }
  return { kept, asked, silent }
}

function askedBy(
  { kind, because }: Recommendation,
  { on, textId }: Extract<Decision, { readonly how: 'accepted' }>,
  { dueOn = addDays(on, DUE_DAYS), times = timesOf(kind) }: Wish,
): Asked | undefined {
  if (because.rule === 'sound') return { work: { sound: because.sound }, times, dueOn }
  return TIMES[kind] && textId ? { work: { textId }, times, dueOn } : undefined
}

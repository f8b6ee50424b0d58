import {
  type Aim,
  type Intervention,
  MOST_CHANGES,
  type NewAim,
  type NewEnd,
  type NewIntervention,
  type NewPhase,
  type NewSession,
} from '#shared/interventions/schema.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'

/** What came of a plan, or why nothing did. */
export type Planned<Why extends string> = { readonly plan: Intervention } | { readonly refused: Why }

/** What was begun on paper may be written down this much later; what is planned begins within a month. */
const DAYS_BACK = 120
const DAYS_AHEAD = 31
/** Below four weeks the trend says nothing; a goal is of a school year. */
const LEAST_DAYS = 28
const MOST_DAYS = 370
/** A session may be noted so long after it. */
const NOTED_DAYS = 31

type AimProblem = 'shortTime' | 'goalBelow'

/** What is wrong with a goal: too soon or too late to be judged, or none that is to be reached. */
function problemOf({ from, until, pace, goal }: Omit<Aim, 'by' | 'basis'>): AimProblem | undefined {
  if (until < addDays(from, LEAST_DAYS) || until > addDays(from, MOST_DAYS)) return 'shortTime'
  return goal > pace ? undefined : 'goalBelow'
}

export interface Who {
  readonly by: string
  readonly today: SchoolDay
}
interface Begun extends Who {
  readonly interventionId: string
  readonly studentId: string
}

/** A new one, beside those that are open. */
export function started(
  { language, grade, from, pace, goal, until, basis, ...doing }: NewIntervention,
  open: readonly Intervention[],
  { by, today, interventionId, studentId }: Begun,
): Planned<AimProblem | 'alreadyOpen' | 'wrongDay'> {
  if (open.some(one => one.language === language)) return { refused: 'alreadyOpen' }
  if (from < addDays(today, -DAYS_BACK) || from > addDays(today, DAYS_AHEAD)) return { refused: 'wrongDay' }
  const first = { from, pace, goal, until, basis, by }
  const wrong = problemOf(first)
  if (wrong) return { refused: wrong }
  const phase = { from, ...doing, by }
  const plan = { interventionId, studentId, language, grade, phases: [phase], aims: [first], version: 1 }
  return { plan }
}

type ChangeProblem = 'changed' | 'full' | 'wrongDay'

/** Lines in the order of their days, with one more: of its day there is one. */
function withLine<Line extends { readonly from: SchoolDay }>(
  lines: readonly Line[],
  line: Line,
  today: SchoolDay,
): readonly Line[] | 'full' | 'wrongDay' {
  const last = lines.at(-1)
  if ((last && line.from < last.from) || line.from > addDays(today, DAYS_AHEAD)) return 'wrongDay'
  const others = lines.filter(({ from }) => from !== line.from)
  return others.length >= MOST_CHANGES ? 'full' : [...others, line]
}

/** What is done is another from a day on. */
export function changed(
  plan: Intervention,
  { version, ...doing }: NewPhase,
  { by, today }: Who,
): Planned<ChangeProblem> {
  if (plan.version !== version) return { refused: 'changed' }
  const phases = withLine(plan.phases, { ...doing, by }, today)
  if (typeof phases === 'string') return { refused: phases }
  return { plan: { ...plan, phases: [...phases], version: version + 1 } }
}

/** The goal is another from a day on. */
export function aimed(
  plan: Intervention,
  { version, ...aim }: NewAim,
  { by, today }: Who,
): Planned<ChangeProblem | AimProblem> {
  if (plan.version !== version) return { refused: 'changed' }
  const wrong = problemOf(aim)
  if (wrong) return { refused: wrong }
  const aims = withLine(plan.aims, { ...aim, by }, today)
  if (typeof aims === 'string') return { refused: aims }
  return { plan: { ...plan, aims: [...aims], version: version + 1 } }
}

/** It ends today. */
export function ended(plan: Intervention, { version, why }: NewEnd, { by, today }: Who): Planned<'changed'> {
  if (plan.version !== version) return { refused: 'changed' }
  return { plan: { ...plan, ended: { on: today, why, by }, version: version + 1 } }
}

/** Whether a session can have been on its day: not in time to come, not long ago, and while it went on. */
export function isItsDay(
  { phases: [first], ended }: Intervention,
  { day }: Pick<NewSession, 'day'>,
  today: SchoolDay,
): boolean {
  if (day > today || day < addDays(today, -NOTED_DAYS)) return false
  return first !== undefined && day >= first.from && (ended === undefined || day <= ended.on)
}

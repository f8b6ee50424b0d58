import type { Plan } from '#functions/progress/plan-store.ts'
import { underAim } from '#shared/interventions/under-aim.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'
import { probesOf } from './probes.ts'

type Planned = Pick<Plan, 'language' | 'grade' | 'phases' | 'aims' | 'endedOn'>

/** A child's line, with what the aim lines of the plans that go on say of it. */
export function withAims(
  summary: ChildSummary,
  days: Parameters<typeof probesOf>[0],
  plans: readonly Planned[],
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): ChildSummary {
  const languages = { ...summary.languages }
  for (const { language, endedOn, ...aimed } of plans) {
    const read = languages[language]
    const under = endedOn === null ? underAim(aimed, probesOf(days, language), today, declared) : undefined
    if (read && under) languages[language] = { ...read, underAim: under }
  }
  return { ...summary, languages }
}

import { median } from '#shared/interventions/points.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Probe } from '#shared/progress/probe.ts'
import type { getRecommendationFigures } from '#shared/progress/recommendation-routes.ts'
import { DISMISSALS, RECOMMENDED, type Recommendation } from '#shared/progress/recommendations.ts'

type Figures = ReplyOf<typeof getRecommendationFigures>

/** Four weeks before and after. */
const DAYS = 28
/** Of fewer children no pace is told. */
export const FEWEST = 10

/** What was offered, taken and set aside, by the month of the offer and by kind; months newest first. */
export const countsOf = (all: readonly Recommendation[]): Pick<Figures, 'months' | 'dismissals'> => {
  const months = [...new Set(all.map(({ offeredOn }) => offeredOn.slice(0, 7)))].sort().reverse()
  return {
    months: months.flatMap(month =>
      RECOMMENDED.flatMap(kind => {
        const own = all.filter(one => one.kind === kind && one.offeredOn.startsWith(month))
        const decided = (how: 'accepted' | 'dismissed') =>
          own.filter(({ decision }) => decision?.how === how).length
        if (own.length === 0) return []
        return [
          {
            month,
            kind,
            offered: own.length,
            accepted: decided('accepted'),
            dismissed: decided('dismissed'),
          },
        ]
      }),
    ),
    dismissals: DISMISSALS.flatMap(why => {
      const count = all.filter(({ decision }) => decision?.how === 'dismissed' && decision.why === why).length
      return count > 0 ? [{ why, count }] : []
    }),
  }
}

/** A child's pace in the four weeks before something was taken, and after, once they are over. */
export interface Change {
  readonly studentId: string
  readonly language: Language
  readonly before: number
  readonly after: number
}

/** In which languages something was taken for a child, so long ago that the weeks after are over: the first time each. */
export const takenIn = (
  all: readonly Recommendation[],
  today: SchoolDay,
): readonly { readonly language: Language; readonly on: SchoolDay }[] =>
  LANGUAGES.flatMap(language => {
    const [on] = all
      .flatMap(({ because, decision }) =>
        decision?.how === 'accepted' && 'language' in because && because.language === language
          ? [decision.on]
          : [],
      )
      .filter(on => addDays(on, DAYS) <= today)
      .sort()
    return on ? [{ language, on }] : []
  })

/** A child's median pace of first readings before a day and from it on; undefined where either has none. */
export function paceAround(
  probes: readonly Pick<Probe, 'day' | 'pace'>[],
  on: SchoolDay,
): Pick<Change, 'before' | 'after'> | undefined {
  const between = (from: SchoolDay, until: SchoolDay) =>
    probes.filter(({ day }) => day >= from && day < until).map(({ pace }) => pace)
  const [before, after] = [between(addDays(on, -DAYS), on), between(on, addDays(on, DAYS))]
  return before.length > 0 && after.length > 0 ? { before: median(before), after: median(after) } : undefined
}

/** By language; no pace of fewer than ten children. */
export const pacesOf = (changes: readonly Change[]): Figures['paces'] =>
  LANGUAGES.map(language => {
    const own = changes.filter(one => one.language === language)
    const of = (when: 'before' | 'after') => (own.length < FEWEST ? null : median(own.map(one => one[when])))
    return { language, children: own.length, before: of('before'), after: of('after') }
  })

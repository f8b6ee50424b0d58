import { median } from '#shared/interventions/points.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { shareRight } from '#shared/progress/mastery.ts'
import type { Probe } from '#shared/progress/probe.ts'
import type { getRecommendationFigures } from '#shared/progress/recommendation-routes.ts'
import { DISMISSALS, RECOMMENDED, type Recommendation } from '#shared/progress/recommendations.ts'
import type { ReadingTally, Tally } from '#shared/progress/schema.ts'
import { accuracyOf, nothingDone, nothingRead, together } from '#shared/progress/tally.ts'
import { probesOf } from './probes.ts'

type Figures = ReplyOf<typeof getRecommendationFigures>

/** Four weeks before and after. */
const DAYS = 28
/** Of fewer children none of it is told. */
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
            changed: own.filter(({ decision }) => decision?.how === 'accepted' && decision.changed).length,
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

/** A child's figure in the four weeks before something was taken, and after, once they are over. */
export interface Change extends Around {
  readonly of: 'pace' | 'accuracy' | 'questions'
  readonly studentId: string
  readonly language: Language
}

interface Around {
  readonly before: number
  readonly after: number
}

/** What was taken for no one language may change both. */
const languagesOf = ({ because }: Pick<Recommendation, 'because'>): readonly Language[] =>
  'language' in because ? [because.language] : LANGUAGES

/** In which languages something was taken for a child, so long ago that the weeks after are over: the first time each. */
export const takenIn = (
  all: readonly Recommendation[],
  today: SchoolDay,
): readonly { readonly language: Language; readonly on: SchoolDay }[] =>
  LANGUAGES.flatMap(language => {
    const [on] = all
      .flatMap(one =>
        one.decision?.how === 'accepted' && languagesOf(one).includes(language) ? [one.decision.on] : [],
      )
      .filter(on => addDays(on, DAYS) <= today)
      .sort()
    return on ? [{ language, on }] : []
  })

/** What lies in the four weeks before a day, and from it on. */
const parted = <Of extends { readonly day: SchoolDay }>(all: readonly Of[], on: SchoolDay) => {
  const between = (from: SchoolDay, until: SchoolDay) => all.filter(({ day }) => day >= from && day < until)
  return [between(addDays(on, -DAYS), on), between(on, addDays(on, DAYS))] as const
}

/** A child's median pace of first readings before a day and from it on; undefined where either has none. */
export function paceAround(
  probes: readonly Pick<Probe, 'day' | 'pace'>[],
  on: SchoolDay,
): Around | undefined {
  const [before, after] = parted(probes, on).map(some => some.map(({ pace }) => pace))
  return before?.length && after?.length ? { before: median(before), after: median(after) } : undefined
}

type Day = Tally & { readonly day: SchoolDay }

/** Shares of words that were right aloud, and of questions, before a day and from it on; of too few of either none. */
export function sharesAround(
  days: readonly Day[],
  language: Language,
  on: SchoolDay,
): Partial<Record<'accuracy' | 'questions', Around>> {
  const [before, after] = parted(days, on).map(
    some => some.reduce<Tally>(together, nothingDone).readings[language] ?? nothingRead,
  )
  if (!before || !after) return {}
  const around = (share: (read: ReadingTally) => number | null): Around | undefined => {
    const [was, is] = [share(before), share(after)]
    return was === null || is === null ? undefined : { before: was, after: is }
  }
  const accuracy = around(accuracyOf)
  const questions = around(({ literalAsked, literalRight, inferentialAsked, inferentialRight }) =>
    shareRight({ asked: literalAsked + inferentialAsked, right: literalRight + inferentialRight }),
  )
  return { ...(accuracy && { accuracy }), ...(questions && { questions }) }
}

/** All that can be told of a child around a day on which something was taken. */
export function changesAround(
  studentId: string,
  days: Parameters<typeof probesOf>[0] & readonly Day[],
  { language, on }: { readonly language: Language; readonly on: SchoolDay },
): readonly Change[] {
  const pace = paceAround(probesOf(days, language), on)
  const { accuracy, questions } = sharesAround(days, language, on)
  const change = (of: Change['of'], around: Around | undefined): readonly Change[] =>
    around ? [{ of, studentId, language, ...around }] : []
  return [...change('pace', pace), ...change('accuracy', accuracy), ...change('questions', questions)]
}

/** Medians by language; none of fewer than ten children. */
function mediansOf(changes: readonly Change[], language: Language, of: Change['of']) {
  const own = changes.filter(one => one.language === language && one.of === of)
  const middle = (when: keyof Around) => (own.length < FEWEST ? null : median(own.map(one => one[when])))
  return { language, children: own.length, before: middle('before'), after: middle('after') }
}

export const changesTold = (changes: readonly Change[]): Pick<Figures, 'paces' | 'shares'> => ({
  paces: LANGUAGES.map(language => mediansOf(changes, language, 'pace')),
  shares: LANGUAGES.flatMap(language =>
    (['accuracy', 'questions'] as const).map(of => ({ of, ...mediansOf(changes, language, of) })),
  ),
})

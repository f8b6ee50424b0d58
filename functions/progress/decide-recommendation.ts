import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import type { BodyOf } from '#shared/kernel/route.ts'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { familyAsked, recommendationAccepted } from '#shared/progress/events.ts'
import { decideRecommendation } from '#shared/progress/recommendation-routes.ts'
import type { Decision } from '#shared/progress/recommendations.ts'
import { areIn, whoFinished } from './progress-store.ts'
import { readRecommendations, recommendationsWrite } from './recommendation-store.ts'
import { decidedForAll, type Wish } from './rules/recommendations.ts'

const NOBODY: readonly string[] = []

/** What is kept of a decision, and what of it is wished otherwise. */
function asSaid(
  said: BodyOf<typeof decideRecommendation>['decision'],
  who: { readonly on: SchoolDay; readonly by: string },
): { readonly decision: Decision; readonly wish: Wish } {
  if (said.how === 'dismissed') return { decision: { ...said, ...who }, wish: {} }
  const { isOtherText, dueOn, times, ...kept } = said
  return { decision: { ...kept, ...who }, wish: { isOtherText, dueOn, times } }
}

/** For all of them or for none: what a colleague decided meanwhile, or a child read, is told and changes nothing. */
export const handler = command(
  decideRecommendation,
  async ({ actor: { personId: by }, path: { groupId, recommendationId }, body, at, refuse, commit }) => {
    const studentIds = [...new Set(body.studentIds)]
    if (!(await areIn(groupId, studentIds))) return refuse('progress.notInGroup')
    const on = schoolDay(at)
    const { decision, wish } = asSaid(body.decision, { on, by })
    const textId = decision.how === 'accepted' ? decision.textId : undefined
    return retryOnConflict(async () => {
      const [before, finished] = await Promise.all([
        readRecommendations(studentIds),
        textId ? whoFinished(textId, studentIds) : NOBODY,
      ])
      const children = before.map((kept, n) => {
        const studentId = studentIds[n] ?? ''
        return { studentId, ...kept, hasRead: finished.includes(studentId) }
      })
      const made = decidedForAll(children, recommendationId, decision, wish)
      if ('refused' in made) return refuse(`progress.${made.refused}`)
      const { kept, asked, silent } = made
      const reply = { children: kept.length }
      const failed = await commit<string>({
        reply,
        writes: Object.fromEntries(
          kept.map(({ studentId, all }, n) => [
            studentId,
            recommendationsWrite(studentId, before[n]?.version ?? 0, all, at),
          ]),
        ),
        emits: [
          ...(asked ? [emit(recommendationAccepted, { groupId, studentIds, by, ...asked }, at)] : []),
          ...(silent === undefined
            ? []
            : studentIds.map(studentId => emit(familyAsked, { studentId, by, days: silent }, at))),
        ],
      })
      return failed.size === 0 ? reply : undefined
    })
  },
)

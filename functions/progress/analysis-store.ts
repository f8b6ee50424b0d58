import { expiry, newId } from '#functions/platform/clock.ts'
import { NUMBER_DAYS } from '#functions/platform/retention.ts'
import type { RowKey } from '#functions/platform/store/rows.ts'
import { emit, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { AnalysisContext } from '#shared/progress/analysis.ts'
import { DAILY_ANALYSES, SCHOOL_DAILY_ANALYSES } from '#shared/progress/analysis-routes.ts'
import { analysisAsked } from '#shared/progress/events.ts'
import { expectedPace } from '#shared/reading/expected-pace.ts'
import { readDeclared } from './flag-store.ts'
import { progressTable } from './table.ts'

/** What is known of a day beside the children. */
export const contextOn = async (today: SchoolDay): Promise<AnalysisContext> => ({
  today,
  declared: await readDeclared(),
  expected: expectedPace,
})

/** Whoever is of no school, as an office, shares one day with all who are of none. */
const NO_SCHOOL = 'none'

/** A page that somebody asks for: one more of their day and their school's, and the event that has it written. */
export function asking(
  { personId, schoolId = NO_SCHOOL }: PersonStanding,
  of: EventBody<typeof analysisAsked>['of'],
  { at, day, findings }: Pick<EventBody<typeof analysisAsked>, 'day' | 'findings'> & { readonly at: string },
) {
  const analysisId = newId()
  return {
    reply: { analysisId, askedAt: at, day },
    writes: {
      person: oneMore(key(progressTable, 'analyses', { personId, day }), DAILY_ANALYSES, at),
      school: oneMore(key(progressTable, 'schoolAnalyses', { schoolId, day }), SCHOOL_DAILY_ANALYSES, at),
    },
    emits: [emit(analysisAsked, { analysisId, of, by: personId, day, findings }, at)],
  }
}

/** Counts one more of a day; fails where it was the last one before. What was asked for is paid for: none is given back. */
const oneMore = (row: RowKey, limit: number, at: string): Write => ({
  row,
  update: 'SET expiresAt = :expires ADD asked :one',
  condition: 'attribute_not_exists(asked) OR asked < :limit',
  values: { ':one': 1, ':limit': limit, ':expires': expiry(at, NUMBER_DAYS) },
})

import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { putMany } from '#functions/platform/store/put-many.ts'
import { queryIndex } from '#functions/platform/store/rows.ts'
import { readStudentStandings } from '#functions/platform/store/standings.ts'
import { key } from '#functions/platform/table.ts'
import { OCCASION_NAMES, type Occasion } from '#shared/automations/occasions.ts'
import type { StudentStanding } from '#shared/kernel/standing.ts'
import type { Fact } from './rules/facts.ts'
import { joined } from './rules/tellings.ts'
import { automationsTable } from './table.ts'

/** Rules are tried on the last seven days. */
const FACT_DAYS = 14

const Kept = z.object({
  studentId: z.string(),
  occasion: z.enum(OCCASION_NAMES),
  factId: z.string(),
  at: z.string(),
  condition: z.optional(z.string()),
  groupId: z.optional(z.string()),
})

/** Keeps what happened, a row a child: the same however often it is told. Who is in no school has no rules. */
export const keepFact = (
  { studentIds: _, ...fact }: Fact,
  standings: readonly StudentStanding[],
): Promise<void> =>
  putMany(
    standings.flatMap(({ studentId, schoolId }) =>
      schoolId
        ? [
            {
              ...key(automationsTable, 'fact', {
                studentId,
                occasion: fact.occasion,
                factId: fact.factId,
              }),
              ...fact,
              studentId,
              happenedIn: schoolId,
              happenedAs: `${fact.occasion}#${fact.at}#${fact.factId}#${studentId}`,
              expiresAt: expiry(fact.at, FACT_DAYS),
            },
          ]
        : [],
    ),
  )

const happened = { name: 'happened', ...automationsTable.indexes.happened }
/** Rows that are read at once. */
const READ = 500

/** What happened of one kind in a school from a moment on, newest first. */
export async function readFacts(
  schoolId: string,
  occasion: Occasion,
  from: string,
): Promise<readonly Fact[]> {
  const facts: Fact[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(Kept, {
      index: happened,
      of: schoolId,
      begins: `${occasion}#`,
      limit: READ,
      newestFirst: true,
      after,
    })
    for (const { studentId, ...fact } of page.rows)
      if (fact.at >= from) facts.push({ ...fact, studentIds: [studentId] })
    const isOver = page.rows.some(({ at }) => at < from)
    after = isOver ? undefined : page.next
  } while (after)
  return joined(facts)
}

/** Keys that one BatchGetItem takes. */
const STANDINGS = 100

/** Where children stand now; of who is none, nothing. */
export async function readChildren(studentIds: readonly string[]): Promise<readonly StudentStanding[]> {
  const ids = [...new Set(studentIds)]
  const found: StudentStanding[] = []
  for (let from = 0; from < ids.length; from += STANDINGS) {
    const standings = await readStudentStandings(ids.slice(from, from + STANDINGS))
    found.push(...standings.filter(standing => standing !== undefined))
  }
  return found
}

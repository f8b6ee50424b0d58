import * as z from 'zod/mini'
import { expiry, newId } from '#functions/platform/clock.ts'
import { NUMBER_DAYS } from '#functions/platform/retention.ts'
import { getRow, queryNewest, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, emit, putNew, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ruleTold } from '#shared/automations/events.ts'
import { Did, MOST_TELLINGS, type Outcome, PAGE } from '#shared/automations/schema.ts'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { KEPT_DAYS } from './rule-store.ts'
import { type StoredRule, wordsFor } from './rules/rule.ts'
import { type Addressed, outcomeOf } from './rules/tellings.ts'
import { automationsTable } from './table.ts'

const Tellings = z.object({ used: z.int() })
const tellingsKey = (personId: string, day: SchoolDay) => key(automationsTable, 'tellings', { personId, day })

/** How many tellings of a day somebody’s rules have used up. */
export const readTellings = async (personId: string, day: SchoolDay): Promise<number> =>
  (await getRow(Tellings, tellingsKey(personId, day)))?.used ?? 0

/** One more; its condition fails where there is none left. */
const oneTelling = (personId: string, sender: Sender, at: string): Write => ({
  row: tellingsKey(personId, schoolDay(at)),
  update: 'SET expiresAt = :expires ADD used :one',
  condition: 'attribute_not_exists(used) OR used < :most',
  values: { ':expires': expiry(at, NUMBER_DAYS), ':one': 1, ':most': MOST_TELLINGS[sender] },
})

const toldKey = ({ ruleId, madeBy }: StoredRule, factId: string, studentId: string | null) =>
  studentId === null
    ? key(automationsTable, 'toldTogether', { personId: madeBy, ruleId, factId })
    : key(automationsTable, 'told', { studentId, ruleId, factId })

/**
 * Tells what a rule tells of a fact, and writes down what came of it: in one transaction, whose row is named by rule, fact and
 * child. Whoever tries it again finds it done.
 */
export async function tellOnce(
  rule: StoredRule,
  sender: Sender,
  factId: string,
  telling: Addressed,
  now: string,
): Promise<void> {
  const { to: _, ...said } = telling
  const line = (outcome: Outcome): Write =>
    putNew({
      ...toldKey(rule, factId, telling.studentId),
      ...said,
      outcome,
      ruleId: rule.ruleId,
      madeBy: rule.madeBy,
      didBy: rule.ruleId,
      didAs: `${now}#${newId()}`,
      expiresAt: expiry(now, KEPT_DAYS),
    })
  const outcome = outcomeOf(telling, now)
  if (outcome === 'told') {
    const failed = await commit({
      writes: { line: line('told'), used: oneTelling(rule.madeBy, sender, now) },
      emits: [emit(ruleTold, bodyOf(rule, sender, telling), telling.at)],
    })
    if (!failed.has('used') || failed.has('line')) return
  }
  await commit({ writes: { line: line(outcome === 'told' ? 'overLimit' : outcome) } })
}

function bodyOf(rule: StoredRule, sender: Sender, { studentId, children, condition }: Addressed) {
  const { ruleId, place, tells, madeBy: by } = rule
  return {
    ...{ ruleId, place, tells, by, children, words: wordsFor(rule, sender) },
    ...(studentId !== null && { studentId }),
    ...(condition !== undefined && { condition }),
  }
}

const StoredDid = stored(Did)
const did = { name: 'did', ...automationsTable.indexes.did }

/** What a rule did, newest first, and where the next page begins. */
export async function readHistory(ruleId: string, before: string | undefined) {
  const lines = await queryNewest(StoredDid, { index: did, of: ruleId, before, limit: PAGE })
  const last = lines.at(-1)
  return { lines: [...lines], ...(last && lines.length === PAGE && { next: last.didAs }) }
}

const Reached = z.object({ madeBy: z.string(), outcome: Did.shape.outcome })
/** More than one rule tells of a child while a notification of it is kept. */
const MOST_OF_CHILD = 500

/** Who made a rule that told of a child; undefined where it never did. */
export async function whoTold(ruleId: string, studentId: string): Promise<string | undefined> {
  const { pk, begins } = prefix(automationsTable, 'told', { studentId, ruleId })
  const rows = await queryRows(Reached, { pk, begins, limit: MOST_OF_CHILD })
  return rows.find(({ outcome }) => outcome === 'told')?.madeBy
}

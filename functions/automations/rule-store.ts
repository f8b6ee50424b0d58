import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { getRow, getRows, queryIndex, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, type Emission, emit, putVersion, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ruleAudited, ruleStopped } from '#shared/automations/events.ts'
import type { Occasion } from '#shared/automations/occasions.ts'
import { Rule } from '#shared/automations/schema.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { StoredRule, watchKey } from './rules/rule.ts'
import { automationsTable } from './table.ts'

/** So long after its end a rule’s words are read by whoever was told: longer than notifications are kept. */
export const KEPT_DAYS = 120

const ruleKey = (personId: string, ruleId: string) => key(automationsTable, 'rule', { personId, ruleId })

/** A rule at its next version: found by what happens while it is on, gone some time after its end. */
function rowOf(rule: StoredRule) {
  const { ruleId, madeBy, when, place, state, endedAt, version } = rule
  return {
    ...ruleKey(madeBy, ruleId),
    ...rule,
    ...(state === 'on' && !endedAt && { watches: watchKey(when.occasion, place) }),
    ...(endedAt && { expiresAt: expiry(endedAt, KEPT_DAYS) }),
    version: version + 1,
  }
}

export const putRule = (rule: StoredRule): Write => putVersion(rowOf(rule), rule.version)

/** Somebody’s rule, also one that has ended. */
export const readRule = (personId: string, ruleId: string): Promise<StoredRule | undefined> =>
  getRow(StoredRule, ruleKey(personId, ruleId))

/** More than somebody can have had within the days that ended ones are kept. */
const MOST_KEPT = 1000

/** Somebody’s rules that have not ended, newest first. */
export async function readRules(personId: string): Promise<readonly StoredRule[]> {
  const rows = await queryRows(StoredRule, {
    ...prefix(automationsTable, 'rule', { personId }),
    limit: MOST_KEPT,
    newestFirst: true,
    without: 'endedAt',
  })
  return rows
}

const Found = z.object({ ruleId: z.string(), madeBy: z.string() })
const watching = { name: 'watching', ...automationsTable.indexes.watching }

/** The rules that are on and hear of something in these places. The index finds them; what they are is read from the table. */
export async function rulesFor(occasion: Occasion, places: readonly Place[]): Promise<readonly StoredRule[]> {
  const pages = await Promise.all(places.map(place => found(watchKey(occasion, place))))
  const keys = pages.flat().map(({ madeBy, ruleId }) => ruleKey(madeBy, ruleId))
  if (keys.length === 0) return []
  const rules = await getRows(StoredRule, keys)
  return rules.flatMap(rule => (rule?.state === 'on' && !rule.endedAt ? [rule] : []))
}

async function found(of: string): Promise<z.output<typeof Found>[]> {
  const rows: z.output<typeof Found>[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(Found, { index: watching, of, limit: 500, after })
    rows.push(...page.rows)
    after = page.next
  } while (after)
  return rows
}

const Count = z.object({ rules: z.int(), version: z.int() })
const countKey = (personId: string) => key(automationsTable, 'count', { personId })

/** How many rules somebody has. */
export const readCount = async (personId: string) =>
  (await getRow(Count, countKey(personId))) ?? { rules: 0, version: 0 }

export const putCount = (personId: string, rules: number, before: number): Write =>
  putVersion({ ...countKey(personId), rules, version: before + 1 }, before)

const Shown = stored(Rule)

/** A rule as its maker sees it. */
export const shown = (rule: StoredRule): Rule => Shown.parse(rule)

/** The same, of one that is being written. */
export const shownNext = (rule: StoredRule): Rule => ({ ...shown(rule), version: rule.version + 1 })

/** Writes what became of a rule that was read; undefined where another was first. */
export async function moveRule(rule: StoredRule, emits: readonly Emission[] = []): Promise<Rule | undefined> {
  const failed = await commit({ writes: { rule: putRule(rule) }, emits })
  return failed.size === 0 ? shownNext(rule) : undefined
}

/** Ends by itself a rule whose maker lost its place, and says so, once. */
export async function stopRule(rule: StoredRule, at: string): Promise<void> {
  const { ruleId, madeBy } = rule
  await moveRule({ ...rule, state: 'lost' }, [emit(ruleStopped, { ruleId, by: madeBy }, at)])
}

/** For the audit. */
export function audited(
  deed: 'ruleSwitchedOn' | 'ruleSwitchedOff',
  { ruleId, madeBy, where: { place, schoolId, region } }: StoredRule,
  at: string,
): Emission {
  const { kind, id } = partsOf(place)
  const groupId = kind === 'group' ? id : undefined
  return emit(ruleAudited, { deed, actorId: madeBy, subjectId: ruleId, schoolId, region, groupId }, at)
}

import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readPersonStanding } from '#functions/platform/store/standings.ts'
import type { StudentStanding } from '#shared/kernel/standing.ts'
import { keepFact, readChildren } from './fact-store.ts'
import { readHolds } from './hold-store.ts'
import { rulesFor, stopRule } from './rule-store.ts'
import { type Fact, factOf, HEARD } from './rules/facts.ts'
import { heldBy, maker, placesOf, type StoredRule } from './rules/rule.ts'
import { tellingsOf } from './rules/tellings.ts'
import { tellOnce } from './told-store.ts'

/** Keeps what happened, and has every rule that asks for it tell it. */
export const handler = subscriber(HEARD, async told => {
  const fact = factOf(told)
  const children = await readChildren(fact.studentIds)
  await keepFact(fact, children)
  const places = new Set(children.flatMap(placesOf))
  for (const rule of await rulesFor(fact.occasion, [...places])) await follow(rule, fact, children)
})

/** What happened before a rule was switched on, or while it is held, it tells nobody. */
async function follow(rule: StoredRule, fact: Fact, children: readonly StudentStanding[]): Promise<void> {
  const at = now()
  if (rule.onSince === undefined || fact.at < rule.onSince) return
  const tellings = tellingsOf(rule, fact, children)
  if (tellings.length === 0) return
  const { isHeld, held } = await readHolds(rule.madeBy, heldBy(rule.where))
  if (isHeld || held.length > 0) return
  const sender = maker(await readPersonStanding(rule.madeBy), rule.where)
  if (!sender) return stopRule(rule, at)
  for (const telling of tellings) await tellOnce(rule, sender, fact.factId, telling, at)
}

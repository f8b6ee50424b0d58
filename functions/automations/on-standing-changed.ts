import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readPersonStanding } from '#functions/platform/store/standings.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { readRules, stopRule } from './rule-store.ts'
import { maker } from './rules/rule.ts'

/** Stops the rules of whoever may not tell their places anything any more, by what is stored now. */
export const handler = subscriber(standingChanged, async ({ body: { personId } }) => {
  const rules = (await readRules(personId)).filter(({ state }) => state === 'on')
  if (rules.length === 0) return
  const person = await readPersonStanding(personId)
  for (const rule of rules) if (!maker(person, rule.where)) await stopRule(rule, now())
})

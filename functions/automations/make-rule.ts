import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { readPlaceStanding } from '#functions/platform/store/standings.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { makeRule } from '#shared/automations/routes.ts'
import { putCount, putRule, readCount, shownNext } from './rule-store.ts'
import { isFull, maker, newRule } from './rules/rule.ts'

// A teacher reaches all of their school to read of it, and makes rules for none but their groups.
export const handler = command(
  makeRule,
  async ({ actor: { personId: madeBy }, standing, path: { place }, body, at, refuse, commit }) => {
    const where = await readPlaceStanding(place)
    if (!where || !maker(standing, where)) return refuse('automations.notYours')
    const rule = newRule({ ruleId: newId(), madeBy, where, at }, body)
    return retryOnConflict(async () => {
      const { rules, version } = await readCount(madeBy)
      if (isFull(rules)) return refuse('automations.full')
      const reply = shownNext(rule)
      const failed = await commit({
        reply,
        writes: { rule: putRule(rule), count: putCount(madeBy, rules + 1, version) },
      })
      return failed.size === 0 ? reply : undefined
    })
  },
)

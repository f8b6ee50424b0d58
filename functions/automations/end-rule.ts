import { http } from '#functions/platform/http/http.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { endRule } from '#shared/automations/routes.ts'
import { audited, putCount, putRule, readCount, readRule } from './rule-store.ts'

/** What ended stays so for whoever asks again; one that was on is also switched off. */
export const handler = http(endRule, async ({ actor: { personId }, path: { ruleId }, at, refuse }) => {
  await retryOnConflict(async () => {
    const rule = await readRule(personId, ruleId)
    if (!rule) return refuse('kernel.notFound')
    if (rule.endedAt) return true
    const { rules, version } = await readCount(personId)
    const ended = { ...rule, state: 'off' as const, endedAt: at }
    const failed = await commit({
      writes: { rule: putRule(ended), count: putCount(personId, rules - 1, version) },
      emits: rule.state === 'on' ? [audited('ruleSwitchedOff', ended, at)] : [],
    })
    return failed.size === 0 || undefined
  })
  return {}
})

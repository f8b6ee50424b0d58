import { http } from '#functions/platform/http/http.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { switchRule } from '#shared/automations/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { ownRule } from './own-rule.ts'
import { audited, moveRule, shown } from './rule-store.ts'
import { maker, switched } from './rules/rule.ts'

/** On by what its maker may do now, off at any time. */
export const handler = http(switchRule, request =>
  retryOnConflict(async () => {
    const { body, at, standing, refuse } = request
    const rule = await ownRule(request)
    if (body.isOn && !maker(standing, rule.where)) return refuse('automations.notYours')
    const next = switched(rule, body.isOn, { at, today: schoolDay(at) })
    if (next === undefined) return shown(rule)
    if (next === 'untried') return refuse('automations.notPreviewed')
    return moveRule(next, [audited(body.isOn ? 'ruleSwitchedOn' : 'ruleSwitchedOff', next, at)])
  }),
)

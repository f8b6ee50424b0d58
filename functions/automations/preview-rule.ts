import { http } from '#functions/platform/http/http.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { previewRule } from '#shared/automations/routes.ts'
import { PREVIEW_DAYS } from '#shared/automations/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readChildren, readFacts } from './fact-store.ts'
import { ownRule } from './own-rule.ts'
import { moveRule, shown } from './rule-store.ts'
import { maker, type StoredRule } from './rules/rule.ts'
import { previewOf } from './rules/tellings.ts'

const DAY_MS = 86_400_000

/** Tries a rule, and notes the day on which it was: once a day. */
export const handler = http(previewRule, request =>
  retryOnConflict(async () => {
    const { at, standing, refuse } = request
    const rule = await ownRule(request)
    if (!maker(standing, rule.where)) return refuse('automations.notYours')
    const today = schoolDay(at)
    const noted = rule.previewedOn === today ? shown(rule) : await moveRule({ ...rule, previewedOn: today })
    return noted && { rule: noted, preview: await tried(rule, at) }
  }),
)

async function tried(rule: StoredRule, at: string) {
  const from = new Date(Date.parse(at) - PREVIEW_DAYS * DAY_MS).toISOString()
  const { schoolId } = rule.where
  const facts = schoolId ? await readFacts(schoolId, rule.when.occasion, from) : []
  const children = await readChildren(facts.flatMap(({ studentIds }) => studentIds))
  return previewOf(rule, facts, children, from)
}

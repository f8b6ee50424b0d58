import { http } from '#functions/platform/http/http.ts'
import { listHistory } from '#shared/automations/routes.ts'
import { ownRule } from './own-rule.ts'
import { readHistory } from './told-store.ts'

export const handler = http(listHistory, async request =>
  readHistory((await ownRule(request)).ruleId, request.query.before),
)

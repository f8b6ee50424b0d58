import { onUnknownMessage } from '#functions/platform/http/socket.ts'
import { endLine } from './line.ts'
import { FrameBudget } from './rules/frame-budget.ts'

const budget = new FrameBudget()

export const handler = onUnknownMessage(async ({ connectionId, at }) => {
  const verdict = budget.take(connectionId, Date.parse(at))
  if (verdict === 'refused') await endLine(connectionId, '$default', 'kernel.tooManyRequests')
  return verdict === 'taken'
})

import { http } from '#functions/platform/http/http.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { readBalance, readHistory } from './coins-store.ts'

export const handler = http(getPurse, async ({ actor: { personId } }) => {
  const [{ balance, version }, history] = await Promise.all([readBalance(personId), readHistory(personId)])
  return { balance, version, history: [...history] }
})

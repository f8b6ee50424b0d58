import { http } from '#functions/platform/http/http.ts'
import { listInterventions } from '#shared/interventions/routes.ts'
import { readEnded, readPlans } from './plans-store.ts'

export const handler = http(listInterventions, async ({ path: { studentId } }) => {
  const [{ open }, ended] = await Promise.all([readPlans(studentId), readEnded(studentId)])
  return { open, ended: [...ended] }
})

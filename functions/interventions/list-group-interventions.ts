import { http } from '#functions/platform/http/http.ts'
import { listGroupInterventions } from '#shared/interventions/routes.ts'
import { readMembers, readOpen } from './plans-store.ts'

export const handler = http(listGroupInterventions, async ({ path: { groupId } }) => ({
  interventions: [...(await readOpen(await readMembers(groupId)))],
}))

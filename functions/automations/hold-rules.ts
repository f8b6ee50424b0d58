import { http } from '#functions/platform/http/http.ts'
import { holdRules } from '#shared/automations/routes.ts'
import { holdOwn } from './hold-store.ts'

export const handler = http(holdRules, async ({ actor: { personId }, body: { isHeld }, at }) => {
  await holdOwn({ actorId: personId, isHeld, at })
  return { isHeld }
})

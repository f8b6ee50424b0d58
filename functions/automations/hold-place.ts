import { http } from '#functions/platform/http/http.ts'
import { readPlaceStanding } from '#functions/platform/store/standings.ts'
import { holdPlace } from '#shared/automations/routes.ts'
import { holdAll } from './hold-store.ts'
import { canBeHeld } from './rules/rule.ts'

export const handler = http(
  holdPlace,
  async ({ actor: { personId }, path: { place }, body: { isHeld }, at, refuse }) => {
    const where = await readPlaceStanding(place)
    if (!where || !canBeHeld(place)) return refuse('automations.notYours')
    await holdAll(where, { actorId: personId, isHeld, at })
    return { isHeld }
  },
)

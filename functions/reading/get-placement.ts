import { http } from '#functions/platform/http/http.ts'
import { getPlacement } from '#shared/reading/placement-routes.ts'
import { readPlacements } from './placement-store.ts'

export const handler = http(getPlacement, ({ actor }) => readPlacements(actor.personId))

import { http } from '#functions/platform/http/http.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { readNewest } from './reading-store.ts'

export const handler = http(listReadings, async ({ actor, at }) => ({
  readings: await readNewest(actor.personId, at),
}))

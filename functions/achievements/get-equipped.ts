import { http } from '#functions/platform/http/http.ts'
import { getEquipped } from '#shared/achievements/routes.ts'
import { readEquipped } from './titles-store.ts'

export const handler = http(getEquipped, ({ actor }) => readEquipped(actor.personId))

import { http } from '#functions/platform/http/http.ts'
import { getPolicy } from '#shared/reading/routes.ts'
import { readPolicy } from './policy-store.ts'

export const handler = http(getPolicy, ({ actor }) => readPolicy(actor.personId))

import { http } from '#functions/platform/http/http.ts'
import { getGroupPolicy } from '#shared/reading/routes.ts'
import { readGroupPolicy } from './policy-store.ts'

export const handler = http(getGroupPolicy, ({ path }) => readGroupPolicy(path.groupId))

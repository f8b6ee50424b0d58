import { http } from '#functions/platform/http/http.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { readRoster } from './group-store.ts'

export const handler = http(
  getRoster,
  async ({ path, refuse }) => (await readRoster(path.groupId))?.roster ?? refuse('kernel.notFound'),
)

import { http } from '#functions/platform/http/http.ts'
import { watched } from '#functions/platform/services/watched.ts'
import { listParts } from '#shared/health/routes.ts'
import { askAll } from './ask-parts.ts'
import { partsOf } from './parts.ts'

export const handler = http(listParts, async () => {
  const house = watched()
  return {
    release: house.release,
    stage: process.env.STAGE ?? '',
    parts: await askAll(partsOf(house)),
  }
})

import { http } from '#functions/platform/http/http.ts'
import { getLibrary } from '#shared/reading/routes.ts'
import { readLibrary } from './library-store.ts'

export const handler = http(getLibrary, async ({ actor, at }) => {
  const { library } = await readLibrary(actor.personId, at)
  return library
})

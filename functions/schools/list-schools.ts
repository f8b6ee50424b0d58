import { http } from '#functions/platform/http/http.ts'
import { listSchools } from '#shared/schools/routes.ts'
import { readSchools } from './schools-store.ts'

export const handler = http(listSchools, async ({ query: { region } }) => ({
  schools: (await readSchools([region])).filter(({ active }) => active),
}))

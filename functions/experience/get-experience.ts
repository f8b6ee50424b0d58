import { http } from '#functions/platform/http/http.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { experienceAt } from '#shared/experience/rules.ts'
import { readTotal } from './experience-store.ts'

export const handler = http(getExperience, async ({ actor }) => {
  const { totalXp, version } = await readTotal(actor.personId)
  return experienceAt(totalXp, version)
})

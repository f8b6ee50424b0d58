import { http } from '#functions/platform/http/http.ts'
import { listCatalogue } from '#shared/schools/routes.ts'
import { municipioNamed } from './schools.ts'
import { readSchools } from './schools-store.ts'

export const handler = http(listCatalogue, async ({ query: { region, municipio, active } }) => {
  const within = municipio === undefined ? undefined : municipioNamed(municipio)
  if (municipio !== undefined && !within) return { schools: [] }
  const found = await readSchools(region && [region])
  return {
    schools: found.filter(
      school =>
        (!within || school.municipio === within.municipio) &&
        (active === undefined || school.active === active),
    ),
  }
})

import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { Region } from '#shared/kernel/school.ts'
import { folded } from '#shared/language/folded.ts'
import type { School } from '#shared/schools/schema.ts'

const byFoldedName = new Map(
  municipios.rows.map(({ municipio, region }) => [
    folded(municipio),
    { municipio, region: Region.parse(region) },
  ]),
)

/** The municipio of this name, however it is written, with its region. */
export const municipioNamed = (name: string) => byFoldedName.get(folded(name))

/** A school with its municipio's own name; or why there can be none such. */
export function located<S extends Pick<School, 'municipio' | 'region'>>(
  school: S,
): S | 'schools.unknownMunicipio' | 'schools.anotherRegion' {
  const found = municipioNamed(school.municipio)
  if (!found) return 'schools.unknownMunicipio'
  if (found.region !== school.region) return 'schools.anotherRegion'
  return { ...school, municipio: found.municipio }
}

const LONGEST_ID = 64

/** The id of a school that comes without one: its name and municipio, as far as an id holds them. */
export function idOf({ name, municipio }: Pick<School, 'name' | 'municipio'>): string {
  const slug = (text: string) => text.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  const [school, place] = [slug(folded(name)), slug(folded(municipio))]
  const room = LONGEST_ID - place.length - 1
  return slug(`${school.slice(0, room)}-${place}`)
}

/** Whether two states of a school are the same. */
export const isSame = (a: School, b: School): boolean =>
  a.name === b.name && a.region === b.region && a.municipio === b.municipio && a.active === b.active

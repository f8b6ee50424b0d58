import type { Region } from '#shared/kernel/school.ts'
import { folded } from '#shared/language/folded.ts'
import type { School } from '#shared/schools/schema.ts'
import { textSearch } from '#web/lib/text-search.ts'

/** What is looked for; what is left out may be anything. */
export interface Sought {
  readonly text: string
  readonly region?: Region | undefined
  readonly municipio?: string | undefined
  readonly active?: boolean | undefined
}

/** The schools that fit: each word that was typed begins one of the name, however it is written; or the code does. */
export function findSchools(schools: readonly School[], sought: Sought): readonly School[] {
  const { region, municipio, active } = sought
  const fits = textSearch(sought.text)
  const code = sought.text.trim().toLowerCase()
  const isNamed = ({ name, schoolId }: School) => (code !== '' && schoolId.startsWith(code)) || fits(name)
  return schools.filter(
    school =>
      (region === undefined || school.region === region) &&
      (municipio === undefined || school.municipio === municipio) &&
      (active === undefined || school.active === active) &&
      isNamed(school),
  )
}

/** The list with a school as it is now, in the order of names. */
export const withSchool = (schools: readonly School[], school: School): School[] =>
  [...schools.filter(({ schoolId }) => schoolId !== school.schoolId), school].sort(
    (a, b) => a.region.localeCompare(b.region, 'es') || folded(a.name).localeCompare(folded(b.name)),
  )

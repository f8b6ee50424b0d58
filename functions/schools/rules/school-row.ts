import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { folded } from '#shared/language/folded.ts'
import type { SCHOOL_ROW_PROBLEMS } from '#shared/schools/import-routes.ts'
import { type School, SchoolId, SchoolName } from '#shared/schools/schema.ts'
import { isSame, located } from '../schools.ts'

export type SchoolRowProblem = (typeof SCHOOL_ROW_PROBLEMS)[number]

/** What a row of a file says; without an id it speaks of the school of that name. */
export type SchoolInRow = Omit<School, 'schoolId'> & { readonly schoolId?: string | undefined }

const ANSWERS: Readonly<Record<string, boolean>> = {
  '': true,
  ...Object.fromEntries(['true', '1', 'si', 's', 'yes', 'y', 'activa', 'active'].map(yes => [yes, true])),
  ...Object.fromEntries(['false', '0', 'no', 'n', 'inactiva', 'inactive'].map(no => [no, false])),
}

const regionNamed = (name: string): Region | undefined =>
  REGIONS.find(region => folded(region) === folded(name).replace(/^(ore|region)( de)? /, ''))

/** Reads a row; gives why it cannot be a school. */
export function schoolInRow(cells: Readonly<Record<string, string>>): SchoolInRow | SchoolRowProblem {
  const name = SchoolName.safeParse(cells.school_name)
  if (!name.success) return 'unreadableName'
  const id = cells.id ? SchoolId.safeParse(cells.id) : undefined
  if (id && !id.success) return 'unreadableId'
  const region = regionNamed(cells.ore_region ?? '')
  if (!region) return 'unknownRegion'
  const active = ANSWERS[folded(cells.is_active ?? '')]
  if (active === undefined) return 'unclearActive'
  const school = located({ name: name.data, region, municipio: cells.municipio ?? '', active })
  if (school === 'schools.unknownMunicipio') return 'unknownMunicipio'
  if (school === 'schools.anotherRegion') return 'anotherRegion'
  return { ...school, schoolId: id?.data }
}

/** What to do with a school of a file, given the one stored under its id and whose its name is. */
export function decideSchool(
  school: School,
  stored: School | undefined,
  nameIsOf: string | undefined,
  hasOwnId: boolean,
): 'new' | 'changed' | 'unchanged' | 'nameTaken' | 'idTaken' {
  if (nameIsOf !== undefined && nameIsOf !== school.schoolId) return 'nameTaken'
  if (!stored) return 'new'
  // An id made of the name that belongs to a school of another name.
  if (!hasOwnId && nameIsOf === undefined) return 'idTaken'
  return isSame(school, stored) ? 'unchanged' : 'changed'
}

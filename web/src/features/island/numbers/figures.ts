import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import type { SchoolFigures } from '#shared/island/schema.ts'
import { Region } from '#shared/kernel/school.ts'

/** What the map can be shaded by; `readers` is a share: of the children of a place, how many read this week. */
export const MEASURES = ['readers', 'students', 'groups', 'schools'] as const
export type Measure = (typeof MEASURES)[number]

/** Some schools together. */
export interface Sum {
  readonly schools: number
  readonly groups: number
  readonly students: number
  readonly readers: number
  readonly readings: number
}

export function sumOf(schools: readonly Omit<SchoolFigures, 'name'>[]): Sum {
  const all = (of: 'groups' | 'students' | 'readers' | 'readings') =>
    schools.reduce((sum, school) => sum + school[of], 0)
  return {
    schools: schools.length,
    groups: all('groups'),
    students: all('students'),
    readers: all('readers'),
    readings: all('readings'),
  }
}

/** Of the children, the share who read, 0 to 1; null where there is no child. */
export const shareOf = ({ students, readers }: Pick<Sum, 'students' | 'readers'>): number | null =>
  students > 0 ? readers / students : null

/** What the map shows of a place; null where there is nothing to measure. */
export const measured = (sum: Sum, measure: Measure): number | null =>
  measure === 'readers' ? shareOf(sum) : sum[measure]

/** Every municipio with its region, in the order of their names. */
export const municipioRegions: ReadonlyMap<string, Region> = new Map(
  municipios.rows
    .map(({ municipio, region }) => [municipio, Region.parse(region)] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'es')),
)

/** A place of the list, with what is known of it. */
export interface Row extends Sum {
  /** What it is found by: a region’s or municipio’s name, a school’s or group’s id. */
  readonly id: string
  readonly name: string
  /** Of the students, those on the roster who have no account yet; where nobody knows, nothing. */
  readonly withoutAccount?: number
}

/** What was counted of the children with an account, on the roster that they are part of. */
export function onRoster<Counted extends Pick<Sum, 'students'>>(roster: number, counted: Counted) {
  // What is counted lags a minute behind who joined and who left.
  const students = Math.max(roster, counted.students)
  return { ...counted, students, withoutAccount: students - counted.students }
}

export const regionRows = (schools: readonly SchoolFigures[]): readonly Row[] =>
  [...Map.groupBy(schools, ({ region }) => region)].map(([id, own]) => ({ id, name: id, ...sumOf(own) }))

export const municipioRows = (schools: readonly SchoolFigures[], region: Region): readonly Row[] => {
  const own = Map.groupBy(schools, ({ municipio }) => municipio)
  return [...municipioRegions]
    .filter(([, itsRegion]) => itsRegion === region)
    .map(([id]) => ({ id, name: id, ...sumOf(own.get(id) ?? []) }))
}

export const schoolRows = (schools: readonly SchoolFigures[], municipio: string): readonly Row[] =>
  schools
    .filter(school => school.municipio === municipio)
    .map(({ schoolId, name, ...school }) => ({ id: schoolId, name, ...school, schools: 1 }))

/** Where one should look first: where most children did not read, nobody at all before a few; the empty last. */
export function byAttention(a: Sum & { name: string }, b: Sum & { name: string }): number {
  const [own, other] = [shareOf(a) ?? 2, shareOf(b) ?? 2]
  return own - other || unread(b) - unread(a) || a.name.localeCompare(b.name, 'es')
}
export const unread = ({ students, readers }: Pick<Sum, 'students' | 'readers'>): number => students - readers

/** The schools that have children of whom none read this week, the largest first. */
export const quietSchools = (schools: readonly SchoolFigures[]): readonly SchoolFigures[] =>
  schools
    .filter(({ students, readers }) => students > 0 && readers === 0)
    .sort((a, b) => b.students - a.students)

/** How dark a place is drawn: 0 for none, then so many steps. */
export const STEPS = 4

/** Where each step begins. A share’s steps are quarters; a number’s end at the largest, in round numbers. */
export function stepsFor(values: readonly (number | null)[], measure: Measure): readonly number[] {
  if (measure === 'readers') return [0.0001, 0.25, 0.5, 0.75]
  const most = Math.max(0, ...values.map(value => value ?? 0))
  const size = Math.max(1, Math.ceil(most / STEPS))
  return Array.from({ length: STEPS }, (_, n) => n * size + 1)
}

export const stepAt = (value: number | null, steps: readonly number[]): number =>
  value === null ? 0 : steps.filter(from => value >= from).length

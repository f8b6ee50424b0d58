import { SchoolYear } from '#shared/identity/group.ts'
import type { ROSTER_ROW_PROBLEMS } from '#shared/identity/roster-import-routes.ts'
import { FullName } from '#shared/identity/schema.ts'
import type { Grade } from '#shared/kernel/school.ts'

// What the rows of OneRoster 1.2 say, read with tolerance: enumerations in any case, blank where a column is optional.
// Source: 1EdTech OneRoster 1.2.1, CSV Binding, sections 4 (files) and B (vocabularies).

export type Cells = Readonly<Record<string, string>>
export type RosterRowProblem = (typeof ROSTER_ROW_PROBLEMS)[number]

const is = (cell: string | undefined, ...values: readonly string[]) =>
  values.includes((cell ?? '').toLowerCase())

/** Whether a row says that its thing is no more. `inactive` is the word of version 1.0. */
export const isEnded = (cells: Cells): boolean =>
  is(cells.status, 'tobedeleted', 'inactive') || is(cells.enabledUser, 'false')

/** A list in one cell, such as `"KG,01"`. */
export const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** OneRoster's grades (CEDS, Entry Grade Level) that are served here. */
const GRADES: Readonly<Record<string, Grade>> = {
  PK: 'PK',
  KG: 'K',
  '01': '1',
  '02': '2',
  '03': '3',
  '04': '4',
  '05': '5',
}
/** As spreadsheets leave them, which take the zero from `01`. */
const gradeOf = (code: string) => GRADES[code.toUpperCase()] ?? GRADES[code.padStart(2, '0')]

/** The first grade of a list that is served; `none` where none is, undefined where it is blank. */
export function servedGrade(cell: string | undefined): Grade | 'none' | undefined {
  const codes = listOf(cell)
  return codes.length === 0 ? undefined : (codes.map(gradeOf).find(grade => grade) ?? 'none')
}

export const isSchool = (cells: Cells): boolean => is(cells.type, 'school')

/** A school year by the year in which it begins, as ours; OneRoster names the year in which it ends. */
export function schoolYearOf(cells: Cells): number | undefined {
  const year = SchoolYear.safeParse(Number(cells.schoolYear) - 1)
  return year.success ? year.data : undefined
}

/** A person's name, the preferred ones first. */
export function nameOf(cells: Cells): string | undefined {
  const {
    preferredGivenName: given = '',
    preferredMiddleName: middle = '',
    preferredFamilyName: family = '',
  } = cells
  const parts = [given || cells.givenName, middle || cells.middleName, family || cells.familyName]
  const name = FullName.safeParse(parts.filter(part => part).join(' '))
  return name.success ? name.data : undefined
}

const LONGEST_TITLE = 60

/** What a group of this class is called. */
export function titleOf({ title = '' }: Cells): string | undefined {
  const isReadable = title !== '' && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(title)
  return isReadable ? title.normalize('NFC').slice(0, LONGEST_TITLE).trim() : undefined
}

/** Whom a class or school has them as; undefined for roles of which nothing is made here. */
export function roleOf(cells: Cells): 'student' | 'teacher' | undefined {
  return is(cells.role, 'student') ? 'student' : is(cells.role, 'teacher') ? 'teacher' : undefined
}

/** Whether the manifest says that a file is left out: what it would hold is as it was. */
export const isAbsent = (notes: ReadonlyMap<string, string>, file: string): boolean =>
  notes.get(`file.${file}`)?.toLowerCase() === 'absent'

/** Whether the manifest says that a file holds all there is, so that what it no longer has is no more. */
export const isBulk = (notes: ReadonlyMap<string, string>, file: string): boolean =>
  notes.get(`file.${file}`)?.toLowerCase() === 'bulk'

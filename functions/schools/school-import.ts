import type { ImportKind, ImportPass, ImportRow, Taken } from '#functions/platform/import-kind.ts'
import { commitMany } from '#functions/platform/commit-many.ts'
import { schoolImportAdvanced } from '#shared/schools/import-routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { decideSchool, type SchoolInRow, type SchoolRowProblem, schoolInRow } from './school-row.ts'
import { folded, idOf } from './schools.ts'
import { readByIds, readByNames, type StoredSchool, writeSchool } from './schools-store.ts'

interface Candidate {
  readonly mark: string
  readonly school: School
  readonly stored: StoredSchool | undefined
  readonly outcome: ReturnType<typeof decideSchool>
}

/** The import of the catalogue from a CSV file. */
export const schoolImport: ImportKind = {
  noun: 'schools',
  advanced: schoolImportAdvanced,
  files: [
    {
      name: 'schools.csv',
      isNeeded: true,
      required: ['school_name', 'ore_region', 'municipio', 'is_active'],
      optional: ['id'],
    },
  ],
  keys({ cells }) {
    const school = schoolInRow(cells)
    if (typeof school === 'string') return []
    const name = `name:${school.municipio}|${folded(school.name)}`
    return school.schoolId ? [name, `id:${school.schoolId}`] : [name]
  },
  label: ({ cells }) => cells.school_name ?? '',
  async take(rows, pass) {
    const read = rows.map(row => ({ row, school: schoolInRow(row.cells) }))
    const readable = read.flatMap(({ row, school }) => (typeof school === 'string' ? [] : [{ row, school }]))
    const candidates = await withStored(readable)
    const taken = pass.applies ? await applied(candidates, pass) : candidates.map(foreseen)
    const byRow = new Map(readable.map(({ row }, i) => [row, taken[i]]))
    return read.map(({ row, school }) =>
      typeof school === 'string' ? refused(school) : (byRow.get(row) ?? refused('unreadableName')),
    )
  },
}

const refused = (code: SchoolRowProblem): Taken => ({ verdict: 'refused', code })

const foreseen = ({ outcome }: Candidate): Taken =>
  outcome === 'nameTaken' || outcome === 'idTaken' ? refused(outcome) : { verdict: outcome }

/** The schools of rows, with what is stored of each. */
async function withStored(
  rows: readonly { readonly row: ImportRow; readonly school: SchoolInRow }[],
): Promise<readonly Candidate[]> {
  const namesOf = await readByNames(rows.map(({ school }) => school))
  const schools = rows.map(({ school }, i): School => {
    const { schoolId = namesOf[i] ?? idOf(school), ...rest } = school
    return { schoolId, ...rest }
  })
  const stored = await readByIds(schools.map(({ schoolId }) => schoolId))
  return rows.map(({ row, school: { schoolId } }, i) => {
    const school = schools[i] as School
    const outcome = decideSchool(school, stored[i], namesOf[i], schoolId !== undefined)
    return { mark: row.mark, school, stored: stored[i], outcome }
  })
}

/** Writes what is new or changed; a row that another writer came between is decided anew. */
async function applied(
  rows: readonly Candidate[],
  pass: ImportPass,
  decided: readonly Candidate[] = rows,
): Promise<readonly Taken[]> {
  const taken = new Map<Candidate, Taken>()
  return []
}

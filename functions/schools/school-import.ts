import type { ImportKind, Taken } from '#functions/platform/import/kind.ts'
import { commitMany } from '#functions/platform/store/commit-many.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { folded } from '#shared/language/folded.ts'
import { schoolImportAdvanced } from '#shared/schools/import-routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { decideSchool, type SchoolInRow, type SchoolRowProblem, schoolInRow } from './rules/school-row.ts'
import { idOf } from './schools.ts'
import { readByIds, readByNames, type StoredSchool, writeSchool } from './schools-store.ts'

interface Readable {
  readonly mark: string
  readonly school: SchoolInRow
}
interface Candidate {
  readonly school: School
  readonly stored: StoredSchool | undefined
  readonly outcome: ReturnType<typeof decideSchool>
}

/** The import of the catalogue from a CSV file. */
export const schoolImport: ImportKind = {
  noun: 'schools',
  unknown: 'schools.unknownImport',
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
    const read = rows.map(({ cells, mark }) => ({ mark, school: schoolInRow(cells) }))
    const readable = read.flatMap(({ mark, school }) =>
      typeof school === 'string' ? [] : [{ mark, school }],
    )
    const taken = await (pass.applies ? applied(readable, pass.at) : foreseen(readable))
    const byMark = new Map(readable.map(({ mark }, i) => [mark, taken[i]]))
    return read.flatMap(({ mark, school }) =>
      typeof school === 'string' ? [refused(school)] : (byMark.get(mark) ?? []),
    )
  },
}

const refused = (code: SchoolRowProblem): Taken => ({ verdict: 'refused', code })

const foreseen = async (rows: readonly Readable[]): Promise<readonly Taken[]> =>
  (await withStored(rows)).map(verdictOf)

const verdictOf = ({ outcome }: Candidate): Taken =>
  outcome === 'nameTaken' || outcome === 'idTaken' ? refused(outcome) : { verdict: outcome }

/** The schools of rows, with what is stored of each and what is to be done. */
async function withStored(rows: readonly Readable[]): Promise<readonly Candidate[]> {
  const namesOf = await readByNames(rows.map(({ school }) => school))
  const schools = rows.map(({ school: { schoolId, ...school } }, i) => ({
    ...school,
    schoolId: schoolId ?? namesOf[i] ?? idOf(school),
  }))
  const stored = await readByIds(schools.map(({ schoolId }) => schoolId))
  return schools.map((school, i) => {
    const hasOwnId = rows[i]?.school.schoolId !== undefined
    return { school, stored: stored[i], outcome: decideSchool(school, stored[i], namesOf[i], hasOwnId) }
  })
}

/** Writes what is new or changed; a row that another writer came before is decided anew. */
async function applied(rows: readonly Readable[], at: string): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  let left = rows.map((row, place) => ({ row, place }))
  await retryOnConflict(async () => {
    const candidates = await withStored(left.map(({ row }) => row))
    const writing = left.flatMap(({ row, place }, i) => {
      const candidate = candidates[i]
      const imported = candidate?.stored?.imported
      if (!candidate) return []
      taken[place] = imported?.by === row.mark ? { verdict: imported.verdict } : verdictOf(candidate)
      const { school, stored, outcome } = candidate
      if (imported?.by === row.mark || (outcome !== 'new' && outcome !== 'changed')) return []
      return [{ row, place, write: writeSchool(school, stored, at, { by: row.mark, verdict: outcome }) }]
    })
    const failed = await commitMany(writing.map(({ write }) => write))
    left = writing.filter((_, i) => failed[i]?.size !== 0)
    return left.length === 0 || undefined
  })
  return taken
}

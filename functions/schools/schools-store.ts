import * as z from 'zod/mini'
import { getRow, getRows, queryIndex } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import {
  type Emission,
  emit,
  putNew,
  putVersion,
  removeVersion,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { folded } from '#shared/language/folded.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { School } from '#shared/schools/schema.ts'
import { schoolsTable } from './table.ts'

/** By which row of which import a school was last written, and what that row was to it. */
const Imported = z.object({ by: z.string(), verdict: z.enum(['new', 'changed']) })
export type Imported = z.output<typeof Imported>

const SchoolRow = stored(School, { imported: z.optional(Imported), version: z.int() })
export type StoredSchool = z.output<typeof SchoolRow>
const NameRow = z.object({ schoolId: z.string(), version: z.int() })

const schoolKey = (schoolId: string) => key(schoolsTable, 'school', { schoolId })
const nameKey = ({ name, municipio }: Pick<School, 'name' | 'municipio'>) =>
  key(schoolsTable, 'name', { municipio, folded: folded(name) })

export const readSchool = (schoolId: string): Promise<StoredSchool | undefined> =>
  getRow(SchoolRow, schoolKey(schoolId))

/** The schools of a region by name, the closed ones too. */
async function ofRegion(region: Region): Promise<readonly School[]> {
  const found: School[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(stored(School), {
      index: { name: 'byRegion', ...schoolsTable.indexes.byRegion },
      of: region,
      limit: 1000,
      after,
    })
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found
}

export const readSchools = async (regions: readonly Region[] = REGIONS): Promise<readonly School[]> =>
  (await Promise.all(regions.map(ofRegion))).flat()

type SchoolWrite = 'school' | 'name' | 'formerName'

/** What writes a school over the one that was read, with its name's claim and the event that tells of it. */
export function writeSchool(
  school: School,
  before: StoredSchool | undefined,
  at: string,
  imported?: Imported,
): { writes: Partial<Record<SchoolWrite, Write>>; emits: readonly Emission[] } {
  const [claim, former] = [nameKey(school), before && nameKey(before)]
  const { schoolId } = school
  const version = before?.version ?? 0
  const row = {
    ...schoolKey(schoolId),
    ...school,
    listedAs: `${folded(school.name)}#${schoolId}`,
    changedAt: at,
    imported,
    version: version + 1,
  }
  const moves = claim.pk !== former?.pk
  return {
    writes: {
      school: putVersion(row, version),
      ...(moves && { name: putNew({ ...claim, schoolId, version: 1 }) }),
      ...(moves && former && { formerName: removeVersion(former, 1) }),
    },
    emits: [emit(schoolChanged, school, at)],
  }
}

/** Whose each of these names is in its municipio. */
export const readByNames = async (
  named: readonly Pick<School, 'name' | 'municipio'>[],
): Promise<readonly (string | undefined)[]> =>
  (await getRows(NameRow, named.map(nameKey))).map(row => row?.schoolId)

export const readByIds = (schoolIds: readonly string[]): Promise<readonly (StoredSchool | undefined)[]> =>
  getRows(SchoolRow, schoolIds.map(schoolKey))

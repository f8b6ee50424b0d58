import * as z from 'zod/mini'
import { getRow, queryIndex } from '#functions/platform/rows.ts'
import { key } from '#functions/platform/table.ts'
import {
  type Emission,
  emit,
  putNew,
  putVersion,
  removeVersion,
  type Write,
} from '#functions/platform/transaction.ts'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { School } from '#shared/schools/schema.ts'
import { folded } from './schools.ts'
import { schoolsTable } from './table.ts'

const SchoolRow = z.object({ ...School.shape, version: z.int() })
export type StoredSchool = z.output<typeof SchoolRow>
const NameRow = z.object({ schoolId: z.string(), version: z.int() })

export const schoolKey = (schoolId: string) => key(schoolsTable, 'school', { schoolId })
export const nameKey = ({ name, municipio }: Pick<School, 'name' | 'municipio'>) =>
  key(schoolsTable, 'name', { municipio, folded: folded(name) })

export const readSchool = (schoolId: string): Promise<StoredSchool | undefined> =>
  getRow(SchoolRow, schoolKey(schoolId))

/** The schools of a region by name, the closed ones too. */
async function ofRegion(region: Region): Promise<readonly School[]> {
  const found: School[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(z.object(School.shape), {
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
): { writes: Partial<Record<SchoolWrite, Write>>; emits: readonly Emission[] } {
  const [claim, former] = [nameKey(school), before && nameKey(before)]
  const { schoolId, version = 0 } = { ...before, ...school }
  const row = {
    ...schoolKey(schoolId),
    ...school,
    listedAs: `${folded(school.name)}#${schoolId}`,
    changedAt: at,
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

/** The school that bears this name in its municipio. */
export const readByName = async (named: Pick<School, 'name' | 'municipio'>): Promise<string | undefined> =>
  (await getRow(NameRow, nameKey(named)))?.schoolId

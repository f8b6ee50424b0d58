import * as z from 'zod/mini'
import { now } from '#functions/platform/clock.ts'
import {
  changeRow,
  deleteRowIf,
  getRow,
  put,
  putVersioned,
  queryIndex,
  queryRows,
} from '#functions/platform/store/rows.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { GroupFigures, type SchoolFigures } from '#shared/island/schema.ts'
import { Region } from '#shared/kernel/school.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import type { School } from '#shared/schools/schema.ts'
import { type Child, type counted, inWeek, nobody, SHARDS, shardOf, unknownChild } from './island.ts'
import { islandTable } from './table.ts'

const StoredChild = z.object({
  learnsAt: z.optional(z.string()),
  groupIds: z.array(z.string()),
  said: z.string(),
  weeks: z.record(z.string(), z.array(z.string())),
  version: z.int(),
})

/** Changes what is kept of a child; then the schools that it touches are to be counted, though it was told before. */
export async function changeChild(studentId: string, change: (child: Child) => Child): Promise<void> {
  const childKey = key(islandTable, 'child', { studentId })
  const touched = await retryOnConflict(async () => {
    const stored = await getRow(StoredChild, childKey)
    const { version, ...before } = stored ?? { ...unknownChild, version: 0 }
    const after = change(before)
    if (after !== before) {
      const row = { ...childKey, studentId, ...after, version: version + 1 }
      if (!(await putVersioned(row, version))) return undefined
    }
    return new Set([before.learnsAt, after.learnsAt])
  })
  for (const schoolId of touched) if (schoolId) await put({ ...changedKey(schoolId), schoolId, at: now() })
}

const changedKey = (schoolId: string) => key(islandTable, 'changed', { shard: shardOf(schoolId), schoolId })

/** A school that is to be counted again, and when that was noted. */
const Changed = z.object({ schoolId: z.string(), at: z.string() })
export type Changed = z.output<typeof Changed>

/** More than the island has. */
const MOST_SCHOOLS = 5000

export async function listChanged(): Promise<readonly Changed[]> {
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => {
      const ofShard = prefix(islandTable, 'changed', { shard })
      return queryRows(Changed, { ...ofShard, limit: MOST_SCHOOLS })
    }),
  )
  return shards.flat()
}

/** Strikes a school off, unless it changed again meanwhile. */
export const strikeOff = ({ schoolId, at }: Changed): Promise<boolean> =>
  deleteRowIf(changedKey(schoolId), 'at', at)

/** The children who learn at a school now. The index lags behind its table. */
export async function childrenAt(schoolId: string): Promise<readonly Child[]> {
  const index = { name: 'children', ...islandTable.indexes.children }
  const found: Child[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(StoredChild, { index, of: schoolId, limit: 1000, after })
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found
}

const anything = z.object({})
const schoolKey = (schoolId: string) => key(islandTable, 'school', { schoolId })

/** Keeps what was counted at a school, unless it was counted later. */
export async function keepCount(
  schoolId: string,
  countedAt: string,
  week: SchoolDay,
  { all, groups }: ReturnType<typeof counted>,
): Promise<void> {
  await changeRow(anything, schoolKey(schoolId), {
    update: 'SET counted = :counted, countedAt = :at',
    condition: 'attribute_not_exists(countedAt) OR countedAt < :at',
    values: { ':counted': { week, ...all, groups }, ':at': countedAt },
  })
}

/** Keeps what the catalogue says of a school, unless something later is kept. */
export async function keepSchool(school: School, said: string): Promise<void> {
  const { schoolId, name, region, municipio, active } = school
  await changeRow(anything, schoolKey(schoolId), {
    update:
      'SET schoolId = :id, #name = :name, #region = :region, municipio = :municipio, active = :active, said = :said',
    condition: 'attribute_not_exists(said) OR said < :said',
    names: { '#name': 'name', '#region': 'region' },
    values: {
      ':id': schoolId,
      ':name': name,
      ':region': region,
      ':municipio': municipio,
      ':active': active,
      ':said': said,
    },
  })
}

const count = z.int()
const StoredSchool = z.object({
  schoolId: z.string(),
  name: z.string(),
  region: Region,
  municipio: z.string(),
  active: z.boolean(),
  counted: z.optional(
    z.object({
      week: SchoolDay,
      students: count,
      readers: count,
      readings: count,
      groups: z.array(GroupFigures),
    }),
  ),
})
type StoredSchool = z.output<typeof StoredSchool>

interface OfSchool {
  readonly school: SchoolFigures
  readonly groups: GroupFigures[]
}

function ofSchool({ active: _, counted, ...school }: StoredSchool, week: SchoolDay): OfSchool {
  const { week: of, groups, ...all } = counted ?? { ...nobody, week, groups: [] }
  return {
    school: { ...school, groups: groups.length, ...inWeek(all, of, week) },
    groups: groups.map(group => inWeek(group, of, week)),
  }
}

/** The active schools of a region. */
export async function readRegion(region: Region, week: SchoolDay): Promise<readonly SchoolFigures[]> {
  const index = { name: 'byRegion', ...islandTable.indexes.byRegion }
  const found: StoredSchool[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(StoredSchool, { index, of: region, limit: 1000, after })
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found.filter(({ active }) => active).map(school => ofSchool(school, week).school)
}

export async function readSchool(schoolId: string, week: SchoolDay): Promise<OfSchool | undefined> {
  // A school may be counted before the catalogue's word of it has come.
  const row = await getRow(z.partial(StoredSchool), schoolKey(schoolId))
  const stored = StoredSchool.safeParse(row)
  return stored.success ? ofSchool(stored.data, week) : undefined
}

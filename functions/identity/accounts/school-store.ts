import * as z from 'zod/mini'
import { identityTable } from '#functions/identity/table.ts'
import { getRow, queryRows } from '#functions/platform/store/rows.ts'
import { commit, put, putNew, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { type Place, PlaceStanding, partsOf, placeAt, selfEvident } from '#shared/kernel/place.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { folded } from '#shared/language/folded.ts'
import type { School } from '#shared/schools/schema.ts'

const PlaceRow = z.object({
  standing: PlaceStanding,
  /** Of a school. */
  name: z.optional(z.string()),
  active: z.optional(z.boolean()),
})

export interface KnownSchool {
  readonly schoolId: string
  readonly schoolName: string
  readonly region: PlaceStanding['region']
  /** Whether children sign up for it. */
  readonly active: boolean
}

/** What identity knows of a school of the catalogue; undefined for one it never heard of. */
export async function readSchool(schoolId: string): Promise<KnownSchool | undefined> {
  const row = await getRow(PlaceRow, placeStandingKey(placeAt('school', schoolId)))
  return (
    row && { schoolId, region: row.standing.region, schoolName: row.name ?? '', active: row.active ?? false }
  )
}

/** A place with the name of its school; undefined for one that identity never heard of. */
export async function readPlace(place: Place) {
  const evident = selfEvident(place)
  if (evident) return { standing: evident }
  const row = await getRow(PlaceRow, placeStandingKey(place))
  if (!row) return undefined
  const { schoolId } = row.standing
  const school = partsOf(place).kind === 'group' && schoolId ? await readSchool(schoolId) : undefined
  const schoolName = school?.schoolName ?? row.name
  return { standing: row.standing, ...(schoolName && { schoolName }) }
}

/** Keeps a school as of a change, unless a later one was kept before: changes arrive in any order. */
export async function keepSchool({ schoolId, name, region, active }: School, change: string): Promise<void> {
  const place = placeAt('school', schoolId)
  const row = { ...placeStandingKey(place), standing: { place, schoolId, region }, name, active, change }
  const condition = 'attribute_not_exists(change) OR change < :change'
  await commit({
    writes: {
      school: { row, condition, values: { ':change': change } },
      name: put({ ...nameKey(name, schoolId), schoolId }),
    },
  })
}

const nameKey = (name: string, schoolId: string) =>
  key(identityTable, 'schoolName', { folded: folded(name), schoolId })

/** The schools that bear this name now; municipios may share one. */
export async function readSchoolsNamed(name: string): Promise<readonly KnownSchool[]> {
  if (folded(name) === '') return []
  const ofName = prefix(identityTable, 'schoolName', { folded: folded(name) })
  const bore = await queryRows(z.object({ schoolId: z.string() }), { ...ofName, limit: 10 })
  const schools = await Promise.all(bore.map(({ schoolId }) => readSchool(schoolId)))
  return schools.flatMap(school => (school && folded(school.schoolName) === folded(name) ? [school] : []))
}

/** A school of which identity had not heard. */
export function putSchool({ schoolId, schoolName, region, active }: KnownSchool): Write {
  const place = placeAt('school', schoolId)
  return putNew({
    ...placeStandingKey(place),
    standing: { place, schoolId, region },
    name: schoolName,
    active,
  })
}

import * as z from 'zod/mini'
import { getRow } from '#functions/platform/rows.ts'
import { putNew, type Write } from '#functions/platform/transaction.ts'
import { PlaceStanding, placeAt } from '#shared/kernel/place.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'

const SchoolRow = z.object({ standing: PlaceStanding, name: z.string() })

export interface KnownSchool {
  readonly schoolId: string
  readonly schoolName: string
  readonly region: PlaceStanding['region']
}

/** What identity knows of a school of the catalogue: its region and name; undefined for one it never heard of. */
export async function readSchool(schoolId: string): Promise<KnownSchool | undefined> {
  const row = await getRow(SchoolRow, placeStandingKey(placeAt('school', schoolId)))
  return row && { schoolId, region: row.standing.region, schoolName: row.name }
}

/** A school of which identity had not heard. */
export function putSchool({ schoolId, schoolName, region }: KnownSchool): Write {
  const place = placeAt('school', schoolId)
  return putNew({
    ...placeStandingKey(place),
    standing: { place, schoolId, region },
    name: schoolName,
    version: 1,
  })
}

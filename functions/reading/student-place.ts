import * as z from 'zod/mini'
import { getStandings } from '#functions/platform/store/rows.ts'
import { StudentStanding, studentStandingKey } from '#shared/kernel/standing.ts'

const Stored = z.object({ standing: StudentStanding })

/** The school and region in which an admitted student learns, as the audit files what is done to their records. */
export async function readPlace(studentId: string): Promise<Pick<StudentStanding, 'schoolId' | 'region'>> {
  const [row] = await getStandings([studentStandingKey(studentId)])
  const { schoolId, region } = Stored.parse(row).standing
  return { ...(schoolId && { schoolId }), ...(region && { region }) }
}

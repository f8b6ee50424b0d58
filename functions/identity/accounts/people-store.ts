import * as z from 'zod/mini'
import { groupsOf } from '#functions/identity/groups/student-store.ts'
import { Account } from '#functions/identity/rules/account.ts'
import { type Listed, listedFirst } from '#functions/identity/rules/listing.ts'
import { shownStudent } from '#functions/identity/rules/student.ts'
import { identityTable } from '#functions/identity/table.ts'
import { getRow, getStandings, queryIndex } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import type { Colleague, Student } from '#shared/identity/schema.ts'
import { PersonStanding, personStandingKey } from '#shared/kernel/standing.ts'

/** As many as one read of standings takes. */
const PAGE = 100

const Bookmark = z.object({ schoolId: z.string(), listedAs: z.string() })

/** People whom a school lists, a page after one of them; undefined where that one is not listed there. */
async function readListed(schoolId: string, kind: Listed, after?: string) {
  const profileKey = after === undefined ? undefined : key(identityTable, 'profile', { personId: after })
  const bookmark = profileKey && (await getRow(z.partial(Bookmark), profileKey))
  if (profileKey && (bookmark?.schoolId !== schoolId || !bookmark.listedAs)) return undefined
  return queryIndex(Account, {
    index: { name: 'listed', ...identityTable.indexes.listed },
    of: schoolId,
    begins: listedFirst(kind),
    limit: PAGE,
    after: profileKey && { ...profileKey, ...bookmark },
  })
}

/** A page of students by name; undefined where the one they should come after is not listed. */
export async function readListedStudents(schoolId: string, kind: 'student' | 'waiting', after?: string) {
  const page = await readListed(schoolId, kind, after)
  if (!page) return undefined
  const groups = await groupsOf(page.rows.map(({ personId }) => personId))
  const students = page.rows.map(
    (account): Student => shownStudent(account, { schoolId, groupIds: groups.get(account.personId) ?? [] }),
  )
  return { students, ...(page.next && { next: students.at(-1)?.studentId }) }
}

const StandingRow = z.object({ standing: PersonStanding })

/** Who teaches at and directs a school, by name. */
export async function readColleagues(schoolId: string): Promise<Colleague[]> {
  const staff: Colleague[] = []
  let after: string | undefined
  do {
    const page = await readListed(schoolId, 'staff', after)
    if (!page || page.rows.length === 0) break
    const rows = await getStandings(page.rows.map(({ personId }) => personStandingKey(personId)))
    for (const [i, { personId, fullName }] of page.rows.entries()) {
      const row = StandingRow.safeParse(rows[i])
      if (row.success) staff.push({ personId, fullName, roles: row.data.standing.roles })
    }
    after = page.next && page.rows.at(-1)?.personId
  } while (after)
  return staff
}

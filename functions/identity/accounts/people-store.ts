import * as z from 'zod/mini'
import { groupsOf } from '#functions/identity/groups/student-store.ts'
import { Account } from '#functions/identity/rules/account.ts'
import { DEPARTMENT, type Listed, listedFirst } from '#functions/identity/rules/listing.ts'
import { shownStudent } from '#functions/identity/rules/student.ts'
import { identityTable } from '#functions/identity/table.ts'
import { getRow, getStandings, queryIndex } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import type { Colleague, Student } from '#shared/identity/schema.ts'
import type { Region } from '#shared/kernel/school.ts'
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

/**
 * A page of students by name, of those whose groups are ones to be seen; undefined where the one they should come after is
 * not listed.
 */
export async function readListedStudents(
  schoolId: string,
  kind: 'student' | 'waiting',
  after?: string,
  sees: (groupIds: readonly string[]) => boolean = () => true,
): Promise<{ students: Student[]; next?: string | undefined } | undefined> {
  const students: Student[] = []
  let last = after
  do {
    const page = await readListed(schoolId, kind, last)
    if (!page) return undefined
    const groups = await groupsOf(page.rows.map(({ personId }) => personId))
    for (const account of page.rows) {
      const groupIds = groups.get(account.personId) ?? []
      if (sees(groupIds)) students.push(shownStudent(account, { schoolId, groupIds }))
    }
    last = page.next && page.rows.at(-1)?.personId
  } while (last && students.length < PAGE)
  const shown = students.slice(0, PAGE)
  const hasMore = last !== undefined || students.length > PAGE
  return { students: shown, ...(hasMore && { next: shown.at(-1)?.studentId }) }
}

const StandingRow = z.object({ standing: PersonStanding })

/** People with what they hold now; whoever holds nothing any more is left out. */
async function withStanding(people: readonly Account[]) {
  const rows = await getStandings(people.map(({ personId }) => personStandingKey(personId)))
  return people.flatMap(({ personId, fullName, lostEntry }, i) => {
    const row = StandingRow.safeParse(rows[i])
    if (!row.success) return []
    const { roles, region, secondFactorSince } = row.data.standing
    const hasSecondFactor = secondFactorSince !== undefined
    return [{ personId, fullName, roles, region, lostEntry, hasSecondFactor }]
  })
}

const shown = ({ personId, fullName, roles, lostEntry, hasSecondFactor }: Colleague): Colleague => ({
  personId,
  fullName,
  roles,
  ...(lostEntry && { lostEntry }),
  ...(hasSecondFactor && { hasSecondFactor }),
})

/** Who teaches at and directs a school, by name. */
export async function readColleagues(schoolId: string): Promise<Colleague[]> {
  const staff: Colleague[] = []
  let after: string | undefined
  do {
    const page = await readListed(schoolId, 'staff', after)
    if (!page || page.rows.length === 0) break
    staff.push(...(await withStanding(page.rows)).map(shown))
    after = page.next && page.rows.at(-1)?.personId
  } while (after)
  return staff
}

/** Who works for a regional office, or for the department, by name. */
export async function readOffice(office: Region | typeof DEPARTMENT): Promise<Colleague[]> {
  const index = { name: 'offices', ...identityTable.indexes.offices }
  const staff: Colleague[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(Account, { index, of: office, limit: PAGE, after })
    // The index lags behind those whose role has ended, or who went to another office.
    const here = (await withStanding(page.rows)).filter(({ roles, region }) =>
      office === DEPARTMENT ? roles.includes('admin') : roles.includes('ore') && region === office,
    )
    staff.push(...here.map(shown))
    after = page.next
  } while (after)
  return staff
}

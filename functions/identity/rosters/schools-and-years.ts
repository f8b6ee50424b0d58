import { type KnownSchool, readSchool, readSchoolsNamed } from '#functions/identity/accounts/school-store.ts'
import { isEnded, isSchool, roleOf, schoolYearOf, servedGrade } from '#functions/identity/rules/roster-row.ts'
import type { ImportPass, ImportRow, Taken } from '#functions/platform/import/kind.ts'
import { partsOf } from '#shared/kernel/place.ts'
import { CourseRecord, OrgRecord, SessionRecord } from '../rules/roster-records.ts'
import { type ThingKind, thingKey } from './roster-store.ts'
import { known, refused, SKIPPED, type Things } from './sourced-row.ts'

// What classes lie in: schools, years, courses; and who is what.

const keyOf = (kind: ThingKind) => (row: ImportRow, pass: ImportPass) =>
  thingKey(pass.place, kind, row.cells.sourcedId ?? '')

export const orgs: Things<{ schoolId: string }> = {
  named: 'org',
  schema: OrgRecord,
  keyOf: keyOf('org'),
  judge: (rows, pass) => Promise.all(rows.map(row => judgeOrg(row, pass))),
}

async function judgeOrg({ cells }: ImportRow, { place }: ImportPass) {
  if (!isSchool(cells)) return SKIPPED
  const school = await schoolOf(cells)
  if (!school) return refused('unknownSchool')
  const { kind, id } = partsOf(place)
  return kind === 'school' && school.schoolId !== id
    ? refused('notYourSchool')
    : { record: { schoolId: school.schoolId } }
}

/** The school of the catalogue that a row means: by either of its ids, else by a name that only one bears. */
async function schoolOf({
  sourcedId = '',
  identifier = '',
  name = '',
}: ImportRow['cells']): Promise<KnownSchool | undefined> {
  for (const id of [sourcedId, identifier].filter(id => /^[a-z0-9-]+$/.test(id))) {
    const school = await readSchool(id)
    if (school) return school
  }
  const [named, another] = await readSchoolsNamed(name)
  return another ? undefined : named
}

export const sessions: Things<{ schoolYear: number }> = {
  named: 'academicSession',
  schema: SessionRecord,
  keyOf: keyOf('academicSession'),
  judge: async rows =>
    rows.map(({ cells }) => {
      const schoolYear = schoolYearOf(cells)
      return schoolYear === undefined ? refused('unreadableYear') : { record: { schoolYear } }
    }),
}

/** Read only for the grade of classes that say none. */
export const courses: Things<typeof CourseRecord._zod.output> = {
  named: 'course',
  schema: CourseRecord,
  keyOf: keyOf('course'),
  judge: async rows =>
    rows.map(({ cells }) => {
      const grade = servedGrade(cells.grades)
      return { record: grade === 'none' || grade === undefined ? {} : { grade } }
    }),
}

/** Nothing is kept of roles: they say of which users something is to be made. */
export async function takeRoles(rows: readonly ImportRow[], pass: ImportPass): Promise<readonly Taken[]> {
  pass.notes.set('roles', 'read')
  const org = await known(
    pass,
    'org',
    OrgRecord,
    rows.map(({ cells }) => cells.orgSourcedId ?? ''),
  )
  return rows.map(({ cells }) => {
    const [role, userId] = [roleOf(cells), cells.userSourcedId]
    if (!userId) return refused('noId')
    const counts = role && !isEnded(cells) && org(cells.orgSourcedId ?? '')
    return { ...SKIPPED, ...(counts && { keys: [`${role} ${userId}`] }) }
  })
}

/** A manifest names at most the files of the specification. */
const MOST_PROPERTIES = 60

/** The manifest says what the other files are. */
export async function takeManifest(
  rows: readonly ImportRow[],
  { notes }: ImportPass,
): Promise<readonly Taken[]> {
  for (const { propertyName = '', value = '' } of rows.map(({ cells }) => cells))
    if (/^(oneroster\.version|file\.\w{1,40})$/.test(propertyName) && notes.size < MOST_PROPERTIES)
      notes.set(propertyName, value.slice(0, 20))
  return rows.map(() => SKIPPED)
}

import type { ImportFile, ImportKind, ImportPass, ImportRow, Taken } from '#functions/platform/import-kind.ts'
import { rosterImportAdvanced } from '#shared/identity/roster-import-routes.ts'
import { endAbsent } from './roster-absent.ts'
import { classes } from './roster-classes.ts'
import { enrollments } from './roster-enrollments.ts'
import { courses, orgs, sessions, takeManifest, takeRoles } from './roster-frame.ts'
import { nameOf } from './roster-row.ts'
import { takeThings } from './roster-things.ts'
import { users } from './roster-users.ts'

interface RosterFile extends ImportFile {
  /** What its rows are of, where they have ids that may not come twice. */
  readonly named?: string
  readonly take: (rows: readonly ImportRow[], pass: ImportPass) => Promise<readonly Taken[]>
}

const file = (
  name: string,
  isNeeded: boolean,
  required: readonly string[],
  optional: readonly string[],
  take: RosterFile['take'],
  named?: string,
): RosterFile => ({ name: `${name}.csv`, isNeeded, required, optional, take, ...(named && { named }) })

// In the order in which each speaks of those before. Roles come before users, so that of parents nothing is kept.
const FILES: readonly RosterFile[] = [
  file('manifest', false, ['propertyName', 'value'], [], takeManifest),
  file(
    'orgs',
    true,
    ['sourcedId', 'name', 'type'],
    ['status', 'identifier'],
    (rows, pass) => takeThings(orgs, rows, pass),
    'org',
  ),
  file(
    'academicSessions',
    true,
    ['sourcedId', 'schoolYear'],
    ['status', 'title'],
    (rows, pass) => takeThings(sessions, rows, pass),
    'academicSession',
  ),
  file(
    'courses',
    false,
    ['sourcedId', 'grades'],
    ['status', 'title'],
    (rows, pass) => takeThings(courses, rows, pass),
    'course',
  ),
  file(
    'classes',
    true,
    ['sourcedId', 'title', 'schoolSourcedId', 'termSourcedIds'],
    ['status', 'grades', 'courseSourcedId'],
    (rows, pass) => takeThings(classes, rows, pass),
    'class',
  ),
  file('roles', false, ['sourcedId', 'userSourcedId', 'role', 'orgSourcedId'], ['status'], takeRoles, 'role'),
  file(
    'users',
    true,
    ['sourcedId', 'givenName', 'familyName'],
    [
      'status',
      'enabledUser',
      'middleName',
      'grades',
      'preferredGivenName',
      'preferredMiddleName',
      'preferredFamilyName',
    ],
    (rows, pass) => takeThings(users, rows, pass),
    'user',
  ),
  file(
    'enrollments',
    true,
    ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
    ['status', 'schoolSourcedId'],
    (rows, pass) => takeThings(enrollments, rows, pass),
    'enrollment',
  ),
]

const fileOf = ({ file: name }: Pick<ImportRow, 'file'>) => FILES.find(file => file.name === name)

/** The import of groups and their rosters from OneRoster 1.2 CSV files. */
export const rosterImport: ImportKind = {
  noun: 'identity',
  unknown: 'identity.unknownImport',
  advanced: rosterImportAdvanced,
  files: FILES,
  keys: row => {
    const named = fileOf(row)?.named
    return named && row.cells.sourcedId ? [`${named}:${row.cells.sourcedId}`] : []
  },
  label: ({ cells }) =>
    nameOf(cells) || cells.title || cells.name || cells.propertyName || cells.sourcedId || '',
  take: async (rows, pass) => (rows[0] && fileOf(rows[0])?.take(rows, pass)) ?? [],
  objection: (name, { notes }) => {
    const version = notes.get('oneroster.version')
    return name === 'manifest.csv' && version !== undefined && !version.startsWith('1.2')
      ? 'wrongVersion'
      : undefined
  },
  finish: endAbsent,
}

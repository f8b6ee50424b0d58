import type { ImportFile, ImportSpec } from '#functions/platform/import/kind.ts'
import { rosterImportAdvanced } from '#shared/identity/roster-import-routes.ts'

interface RosterFile extends ImportFile {
  /** What its rows are of, where they have ids that may not come twice. */
  readonly named?: string
}

const file = (
  name: string,
  isNeeded: boolean,
  required: readonly string[],
  optional: readonly string[],
  named?: string,
): RosterFile => ({ name: `${name}.csv`, isNeeded, required, optional, ...(named && { named }) })

/** The files of OneRoster 1.2 that are read, each after those of which it speaks. Roles come before users, so that of parents nothing is kept. */
export const ROSTER_FILES: readonly RosterFile[] = [
  file('manifest', false, ['propertyName', 'value'], []),
  file('orgs', true, ['sourcedId', 'name', 'type'], ['status', 'identifier'], 'org'),
  file('academicSessions', true, ['sourcedId', 'schoolYear'], ['status', 'title'], 'academicSession'),
  file('courses', false, ['sourcedId', 'grades'], ['status', 'title'], 'course'),
  file(
    'classes',
    true,
    ['sourcedId', 'title', 'schoolSourcedId', 'termSourcedIds'],
    ['status', 'grades', 'courseSourcedId'],
    'class',
  ),
  file('roles', false, ['sourcedId', 'userSourcedId', 'role', 'orgSourcedId'], ['status'], 'role'),
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
    'user',
  ),
  file(
    'enrollments',
    true,
    ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
    ['status', 'schoolSourcedId'],
    'enrollment',
  ),
]

/** The import of groups and rosters, as its routes know it. */
export const rosterSpec: ImportSpec = {
  noun: 'identity',
  unknown: 'identity.unknownImport',
  advanced: rosterImportAdvanced,
  files: ROSTER_FILES,
}

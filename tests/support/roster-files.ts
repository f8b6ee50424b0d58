import type { Files } from './importing.ts'

// Rosters written as OneRoster 1.2.1 says (CSV Binding, section 4): every file with its whole header, in its order.
// Headers and vocabularies were compared with the 1.2 fixtures of catalyst/moodle-enrol_oneroster and with the CSV
// writers of hisahonakata/jp-giga_oneroster_api_hub; the rows are our own.

const HEADERS = {
  manifest: ['propertyName', 'value'],
  orgs: ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  academicSessions: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'type',
    'startDate',
    'endDate',
    'parentSourcedId',
    'schoolYear',
  ],
  courses: [
    'sourcedId',
    'status',
    'dateLastModified',
    'schoolYearSourcedId',
    'title',
    'courseCode',
    'grades',
    'orgSourcedId',
    'subjects',
    'subjectCodes',
  ],
  classes: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'grades',
    'courseSourcedId',
    'classCode',
    'classType',
    'location',
    'schoolSourcedId',
    'termSourcedIds',
    'subjects',
    'subjectCodes',
    'periods',
  ],
  roles: [
    'sourcedId',
    'status',
    'dateLastModified',
    'userSourcedId',
    'roleType',
    'role',
    'beginDate',
    'endDate',
    'orgSourcedId',
    'userProfileSourcedId',
  ],
  users: [
    'sourcedId',
    'status',
    'dateLastModified',
    'enabledUser',
    'username',
    'userIds',
    'givenName',
    'familyName',
    'middleName',
    'identifier',
    'email',
    'sms',
    'phone',
    'agentSourcedIds',
    'grades',
    'password',
    'userMasterIdentifier',
    'resourceSourcedIds',
    'preferredGivenName',
    'preferredMiddleName',
    'preferredFamilyName',
    'primaryOrgSourcedId',
    'pronouns',
  ],
  enrollments: [
    'sourcedId',
    'status',
    'dateLastModified',
    'classSourcedId',
    'schoolSourcedId',
    'userSourcedId',
    'role',
    'primary',
    'beginDate',
    'endDate',
  ],
} as const

type FileName = keyof typeof HEADERS
type Row<Name extends FileName> = Partial<Record<(typeof HEADERS)[Name][number], string>>
/** Rows of each file by column; what is left out is blank. */
export type RosterRows = { readonly [Name in Exclude<FileName, 'manifest'>]?: readonly Row<Name>[] }

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export function csv<Name extends FileName>(name: Name, rows: readonly Row<Name>[]): string {
  const columns: readonly string[] = HEADERS[name]
  const lines = rows.map(row =>
    columns.map(column => quoted((row as Readonly<Record<string, string>>)[column] ?? '')).join(','),
  )
  return [columns.join(','), ...lines, ''].join('\n')
}

const ROSTER_NAMES = (Object.keys(HEADERS) as FileName[]).filter(name => name !== 'manifest')

/** The files of a roster with their manifest: `bulk` ones hold all there is, `delta` ones only what changed. */
export function rosterFiles(rows: RosterRows, mode: 'bulk' | 'delta' = 'bulk', version = '1.2'): Files {
  const names = Object.keys(rows) as (keyof RosterRows)[]
  const manifest = [
    { propertyName: 'manifest.version', value: '1.0' },
    { propertyName: 'oneroster.version', value: version },
    ...ROSTER_NAMES.map(name => ({
      propertyName: `file.${name}`,
      value: name in rows ? mode : 'absent',
    })),
    { propertyName: 'file.demographics', value: 'absent' },
    { propertyName: 'source.systemName', value: 'Coquí Lee tests' },
  ]
  return {
    'manifest.csv': csv('manifest', manifest),
    ...Object.fromEntries(names.map(name => [`${name}.csv`, csv(name, (rows[name] ?? []) as never)])),
  }
}

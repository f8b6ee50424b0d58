import { isAbsent, nameOf } from '#functions/identity/rules/roster-row.ts'
import type { ImportKind } from '#functions/platform/import/kind.ts'
import { ROSTER_FILES, rosterSpec } from '../rules/roster-files.ts'
import { endAbsent } from './absent.ts'
import { classes } from './classes.ts'
import { enrollments } from './enrollments.ts'
import { courses, orgs, sessions, takeManifest, takeRoles } from './schools-and-years.ts'
import { takeThings } from './sourced-row.ts'
import { users } from './users.ts'

const takes: Readonly<Record<string, ImportKind['take']>> = {
  'manifest.csv': takeManifest,
  'orgs.csv': (rows, pass) => takeThings(orgs, rows, pass),
  'academicSessions.csv': (rows, pass) => takeThings(sessions, rows, pass),
  'courses.csv': (rows, pass) => takeThings(courses, rows, pass),
  'classes.csv': (rows, pass) => takeThings(classes, rows, pass),
  'roles.csv': takeRoles,
  'users.csv': (rows, pass) => takeThings(users, rows, pass),
  'enrollments.csv': (rows, pass) => takeThings(enrollments, rows, pass),
}

/** The import of groups and their rosters from OneRoster 1.2 CSV files. */
export const rosterImport: ImportKind = {
  ...rosterSpec,
  files: ROSTER_FILES,
  keys: row => {
    const named = ROSTER_FILES.find(({ name }) => name === row.file)?.named
    return named && row.cells.sourcedId ? [`${named}:${row.cells.sourcedId}`] : []
  },
  label: ({ cells }) =>
    nameOf(cells) || cells.title || cells.name || cells.propertyName || cells.sourcedId || '',
  take: async (rows, pass) => (rows[0] && (await takes[rows[0].file]?.(rows, pass))) ?? [],
  leavesOut: (name, { notes }) => isAbsent(notes, name.replace(/\.csv$/, '')),
  objection: (name, { notes }) => {
    const version = notes.get('oneroster.version')
    return name === 'manifest.csv' && version !== undefined && !version.startsWith('1.2')
      ? 'wrongVersion'
      : undefined
  },
  finish: endAbsent,
}

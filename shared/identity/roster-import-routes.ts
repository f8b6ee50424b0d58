import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import {
  Import,
  ImportAdvanced,
  OpenedImport,
  OpenImport,
  VerdictPage,
  VerdictQuery,
} from '../kernel/import.ts'
import { type May, route } from '../kernel/route.ts'

// A director imports the roster of their own school, the department that of all.
const rosters = { roles: ['director', 'admin'], scope: 'place', of: 'place' } as const satisfies May

export const openRosterImport = route({
  name: 'identity/open-roster-import',
  on: 'POST /places/{place}/roster-imports',
  about:
    'Opens an import of groups and their rosters from OneRoster 1.2 CSV files, and says where to send each.',
  repeats: 'anew',
  may: rosters,
  rate: { perSecond: 5, burst: 200 },
  body: OpenImport,
  reply: OpenedImport,
  errors: [],
})

export const checkRosterImport = route({
  name: 'identity/check-roster-import',
  on: 'POST /places/{place}/roster-imports/{importId}/check',
  about: 'Begins the dry run of what was sent: a verdict for every row, and nothing changed.',
  repeats: 'harmlessly',
  may: rosters,
  reply: Import,
  errors: ['identity.unknownImport'],
})

export const applyRosterImport = route({
  name: 'identity/apply-roster-import',
  on: 'POST /places/{place}/roster-imports/{importId}/application',
  about: 'Begins to carry out what the dry run showed, each row wholly or not at all.',
  repeats: 'harmlessly',
  may: rosters,
  reply: Import,
  errors: ['identity.unknownImport'],
  invalidates: [
    'identity/list-groups',
    'identity/get-roster',
    'identity/list-school-students',
    'identity/list-colleagues',
    'identity/list-awaited-teachers',
  ],
})

export const getRosterImport = route({
  name: 'identity/get-roster-import',
  on: 'GET /places/{place}/roster-imports/{importId}',
  about: 'How far an import has come, and what it made of the rows.',
  may: rosters,
  reply: Import,
  errors: ['identity.unknownImport'],
})

export const listRosterVerdicts = route({
  name: 'identity/list-roster-verdicts',
  on: 'GET /places/{place}/roster-imports/{importId}/verdicts',
  about: 'The verdicts of the latest pass in the order of the rows, 100 a page, of one kind or all.',
  may: rosters,
  query: VerdictQuery,
  reply: VerdictPage,
  errors: ['identity.unknownImport'],
})

export const listAwaitedTeachers = route({
  name: 'identity/list-awaited-teachers',
  on: 'GET /schools/{schoolId}/awaited-teachers',
  about:
    'Teachers of imported rosters who have no account yet: a code made for one gives them the groups that wait.',
  may: { roles: ['director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  reply: z.strictObject({
    teachers: z.array(z.strictObject({ rosterId: z.string(), fullName: z.string(), groups: z.int() })),
  }),
  errors: [],
})

export const rosterImportAdvanced = event({
  name: 'identity.rosterImportAdvanced',
  about: 'An import of rosters has more to do; told to identity itself.',
  body: ImportAdvanced,
})

/** Why a row of a roster is refused. */
export const ROSTER_ROW_PROBLEMS = [
  'noId',
  'unknownSchool',
  'notYourSchool',
  'unknownSession',
  'unknownClass',
  'unknownUser',
  'unreadableName',
  'unreadableYear',
  'gradeNotServed',
  'groupFull',
] as const

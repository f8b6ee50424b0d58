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

const keepsTheCatalogue = { roles: ['admin'], scope: 'island' } as const satisfies May

export const openSchoolImport = route({
  name: 'schools/open-school-import',
  on: 'POST /island/school-imports',
  about: 'Opens an import of schools from `schools.csv`, and says where to send the file.',
  repeats: 'anew',
  may: keepsTheCatalogue,
  rate: { perSecond: 5, burst: 200 },
  body: OpenImport,
  reply: OpenedImport,
  errors: [],
})

export const checkSchoolImport = route({
  name: 'schools/check-school-import',
  on: 'POST /island/school-imports/{importId}/check',
  about: 'Begins the dry run of what was sent: a verdict for every row, and nothing changed.',
  repeats: 'harmlessly',
  may: keepsTheCatalogue,
  reply: Import,
  errors: ['schools.unknownImport'],
})

export const applySchoolImport = route({
  name: 'schools/apply-school-import',
  on: 'POST /island/school-imports/{importId}/application',
  about: 'Begins to carry out what the dry run showed, each row wholly or not at all.',
  repeats: 'harmlessly',
  may: keepsTheCatalogue,
  reply: Import,
  errors: ['schools.unknownImport'],
  invalidates: ['schools/list-catalogue', 'schools/list-schools'],
})

export const getSchoolImport = route({
  name: 'schools/get-school-import',
  on: 'GET /island/school-imports/{importId}',
  about: 'How far an import has come, and what it made of the rows.',
  may: keepsTheCatalogue,
  reply: Import,
  errors: ['schools.unknownImport'],
})

export const listSchoolVerdicts = route({
  name: 'schools/list-school-verdicts',
  on: 'GET /island/school-imports/{importId}/verdicts',
  about: 'The verdicts of the latest pass in the order of the rows, 100 a page, of one kind or all.',
  may: keepsTheCatalogue,
  query: VerdictQuery,
  reply: VerdictPage,
  errors: ['schools.unknownImport'],
})

export const schoolImportAdvanced = event({
  name: 'schools.schoolImportAdvanced',
  about: 'An import of schools has more to do; told to the noun itself.',
  body: ImportAdvanced,
})

/** Why a row is no school, beside the codes of the routes. */
export const SCHOOL_ROW_PROBLEMS = [
  'unreadableName',
  'unreadableId',
  'unknownRegion',
  'unknownMunicipio',
  'anotherRegion',
  'unclearActive',
  'nameTaken',
  'idTaken',
] as const

import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listRosterVerdicts,
  openRosterImport,
} from '#shared/identity/roster-import-routes.ts'
import { addSchool } from '#shared/schools/routes.ts'
import { type Files, importing } from '#tests/support/importing.ts'
import { rosterFiles } from '#tests/support/roster-files.ts'
import { door } from './house.ts'

// The public conformance set of OneRoster 1.2.1 as CSV, by 1EdTech:
// OneRosterv1p2CSV_Conformance_TestSet_20231112v1.zip. `ONEROSTER_SAMPLES` names it; without it only a set of our own
// of the same form is read. A grade that is not served here is the one thing that may be said against a valid roster.
const SAMPLES = process.env.ONEROSTER_SAMPLES
const SHA256 = '700cdef00b053ca1b3753e29c4621c28e44235b410a550c7891eaa7842202450'
const VALID = /\/ValidFileSet\/Rostering\/.*\.zip$/

const routes = {
  open: openRosterImport,
  check: checkRosterImport,
  apply: applyRosterImport,
  get: getRosterImport,
  verdicts: listRosterVerdicts,
}
const admin = await door.signIn('admin@demo.test')

/** A roster is of schools that are known: those that it names are entered first. */
async function enterSchools(files: Files): Promise<void> {
  const { data } = Papa.parse<Record<string, string>>(String(files['orgs.csv'] ?? ''), { header: true })
  for (const { name = '', type } of data)
    if (type === 'school')
      await admin.tryTo(addSchool, { body: { name, region: 'Humacao', municipio: 'Luquillo', active: true } })
}

/** What is said against the valid rosters of a set, by their names. */
async function objectionsTo(set: Uint8Array): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const rosters = Object.entries(unzipSync(set)).filter(([name]) => VALID.test(name))
  const said: Record<string, readonly unknown[]> = {}
  for (const [name, zip] of rosters) {
    const files = Object.fromEntries(
      Object.entries(unzipSync(zip)).map(([file, content]) => [file, Buffer.from(content)]),
    )
    await enterSchools(files)
    const job = await importing(admin, routes, files)
    const { state, problem } = await job.check()
    const refused = (await job.verdicts('refused')).filter(({ code }) => code !== 'gradeNotServed')
    said[name] = state === 'checked' ? refused : [problem]
  }
  return said
}

const school = `Escuela ${randomUUID().slice(0, 8)}`
const orgs = [{ sourcedId: randomUUID(), name: school, type: 'school' }]
const academicSessions = [{ sourcedId: randomUUID(), title: '2027', type: 'schoolYear', schoolYear: '2027' }]
const nobody = { classes: [], users: [], enrollments: [] }
const zipped = (files: Files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))

test('valid rosters of a set are told from those that are not', async () => {
  const set = zipSync({
    'Set/ValidFileSet/Rostering/whole.zip': zipped(rosterFiles({ orgs, academicSessions, ...nobody })),
    'Set/ValidFileSet/Rostering/cut.zip': zipped({ 'orgs.csv': 'sourcedId,name,type\n' }),
    'Set/InvalidFileSet/Rostering/odd.zip': zipped({ 'orgs.csv': 'odd' }),
  })
  expect(await objectionsTo(set)).toEqual({
    'Set/ValidFileSet/Rostering/whole.zip': [],
    'Set/ValidFileSet/Rostering/cut.zip': [{ code: 'missingFile', file: 'academicSessions.csv' }],
  })
})

test.skipIf(!SAMPLES)(
  'the valid rosters of the public set import cleanly',
  { timeout: 3_600_000 },
  async () => {
    const set = await readFile(SAMPLES ?? '')
    expect(createHash('sha256').update(set).digest('hex')).toBe(SHA256)
    const said = await objectionsTo(set)
    expect(Object.keys(said).length).toBeGreaterThan(0)
    expect(Object.entries(said).filter(([, objections]) => objections.length > 0)).toEqual([])
  },
)

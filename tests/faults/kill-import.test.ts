/**
 * A roster of `STUDENTS`, and a catalogue of `SCHOOLS` rows, are imported while the whole embedded cloud is killed `KILLS`
 * times: every row gets the verdict that it would have got, once.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listRosterVerdicts,
  openRosterImport,
} from '#shared/identity/roster-import-routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
} from '#shared/schools/import-routes.ts'
import { importing } from '#tests/support/importing.ts'
import { rosterFiles } from '#tests/support/roster-files.ts'
import { signUp } from '#tests/support/session.ts'
import { importThroughKills, PATIENCE_MS } from './import-through-kills.ts'
import { type KillableCloud, killableCloud } from './killable-cloud.ts'

const students = Number(process.env.STUDENTS ?? 500)
/** Rows of a catalogue of schools; without any, none is imported. */
const schools = Number(process.env.SCHOOLS ?? 0)
const kills = Number(process.env.KILLS ?? 1)
const A_CLASS = 25
const A_SCHOOL = 10

const rosterRoutes = {
  open: openRosterImport,
  check: checkRosterImport,
  apply: applyRosterImport,
  get: getRosterImport,
  verdicts: listRosterVerdicts,
}
const schoolRoutes = {
  open: openSchoolImport,
  check: checkSchoolImport,
  apply: applySchoolImport,
  get: getSchoolImport,
  verdicts: listSchoolVerdicts,
}
const classCount = Math.ceil(students / A_CLASS)
const schoolIds = Array.from({ length: Math.ceil(classCount / A_SCHOOL) }, (_, i) => `escuela-${i}`)
const schoolOf = (classNumber: number) => schoolIds[Math.floor(classNumber / A_SCHOOL)] ?? ''
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

const files = () =>
  rosterFiles({
    orgs: schoolIds.map(sourcedId => ({ sourcedId, name: sourcedId, type: 'school' })),
    academicSessions: [{ sourcedId: 'y', title: '2026-2027', type: 'schoolYear', schoolYear: '2027' }],
    classes: numbers(classCount).map(i => ({
      sourcedId: `c${i}`,
      title: `Grupo ${i}`,
      grades: ['PK', 'KG', '01', '02', '03', '04', '05'][i % 7] ?? '',
      schoolSourcedId: schoolOf(i),
      termSourcedIds: 'y',
    })),
    users: numbers(students).map(i => ({ sourcedId: `u${i}`, givenName: 'Niña', familyName: `Peña ${i}` })),
    enrollments: numbers(students).map(i => {
      const classNumber = Math.floor(i / A_CLASS)
      return {
        sourcedId: `e${i}`,
        classSourcedId: `c${classNumber}`,
        schoolSourcedId: schoolOf(classNumber),
        userSourcedId: `u${i}`,
        role: 'student',
      }
    }),
  })

/** A cloud on this folder, and an administrator's token. */
async function openCloud(folder: string): Promise<{ cloud: KillableCloud; idToken: string }> {
  const cloud = await killableCloud(folder)
  const email = `${randomUUID()}@lee.test`
  const personId = await signUp(cloud.config, { email, password: email, name: 'Marisol Torres' })
  await cloud.hand.setPerson({ personId, roles: ['admin'], groupIds: [], childIds: [] })
  const { idToken } = await cloud.signIn(email, email)
  return { cloud, idToken }
}

/** Schools as identity knows them. */
async function putSchools({ hand }: KillableCloud): Promise<void> {
  for (const schoolId of schoolIds) {
    const place = placeAt('school', schoolId)
    const standing = { place, schoolId, region: 'Humacao' }
    const row = { ...placeStandingKey(place), standing, name: schoolId, active: true }
    await hand.put(hand.identityTable, row)
  }
}

test(`${students} students are imported through ${kills} kills, each once`, {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-import-'))
  const opened = await openCloud(folder)
  await putSchools(opened.cloud)
  const all = schoolIds.length + 1 + classCount + 2 * students
  const counts = { new: all, changed: 0, refused: 0 }
  console.log(`imported: ${students} students, ${all} rows`)
  const undertaking = { folder, ...opened, routes: rosterRoutes, files: files(), counts, kills }
  const { cloud } = await importThroughKills(undertaking)

  const rows = await cloud.hand.scan(cloud.hand.identityTable)
  const expected = rows.filter(({ sk }) => String(sk).startsWith('EXPECTED#'))
  expect(expected).toHaveLength(students)
  const groups = rows.filter(({ sk }) => sk === 'GROUP')
  expect(groups).toHaveLength(classCount)
  const inGroup = Map.groupBy(expected, ({ pk }) => pk)
  for (const { pk, students: counted } of groups) expect(counted).toBe(inGroup.get(pk)?.length)

  const again = await importing(cloud.holding(opened.idToken), rosterRoutes, files(), PATIENCE_MS)
  expect(await again.check()).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: all, ended: 0, refused: 0 },
  })
  await cloud.kill()
  await rm(folder, { recursive: true })
})

const WRONG_EVERY = 20

/** Rows of a catalogue, of which some are wrong, each kind of wrong as often as the other. */
const schoolRows = (count: number) =>
  numbers(count).map(i => {
    const { municipio, region } = municipios.rows[i % municipios.rows.length] ?? { municipio: '', region: '' }
    const right = `Escuela Ñandú ${i},${region},${municipio},${i % 7 === 0 ? 'no' : 'si'},`
    const wrong = [
      `Escuela ${i},${region},Miami,si,`,
      `Escuela \u0081${i},${region},${municipio},si,`,
      `Escuela ${i},Florida,${municipio},si,`,
      `Escuela ${i},${region},${municipio},tal vez,`,
      `Escuela ${i},${region},${municipio},si,Código ${i}`,
      `Escuela ${i},${region}`,
      `Escuela Ñandú 0,Ponce,Adjuntas,si,`,
      `${'x'.repeat(2_000)},${region},${municipio},si,`,
    ]
    return i % WRONG_EVERY === WRONG_EVERY - 1
      ? (wrong[Math.floor(i / WRONG_EVERY) % wrong.length] ?? '')
      : right
  })
test.runIf(schools > 0)(
  `a catalogue of ${schools} rows is imported through ${kills} kills`,
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coqui-schools-'))
    const opened = await openCloud(folder)
    const header = 'school_name,ore_region,municipio,is_active,id'
    // As schools send it.
    const file = Buffer.from([header, ...schoolRows(schools)].join('\r\n'), 'latin1')
    const refused = Math.floor(schools / WRONG_EVERY)
    const counts = { new: schools - refused, changed: 0, unchanged: 0, refused }
    console.log(`imported: a catalogue of ${schools} rows, ${refused} of them wrong`)
    const files = { 'schools.csv': file }
    const undertaking = { folder, ...opened, routes: schoolRoutes, files, counts, kills }
    const { cloud, job } = await importThroughKills(undertaking)

    const verdicts = await job.verdicts()
    expect(verdicts.map(({ line }) => line)).toEqual(numbers(schools).map(i => i + 2))
    const reasons = Map.groupBy(verdicts, ({ verdict, code }) => code ?? verdict)
    console.log([...reasons].map(([reason, rows]) => `${reason} ${rows.length}`).join(' · '))
    const stored = await cloud.hand.scan(cloud.hand.schoolsTable)
    expect(stored.filter(({ sk }) => sk === 'SCHOOL')).toHaveLength(counts.new)
    await cloud.kill()
    await rm(folder, { recursive: true })
  },
)

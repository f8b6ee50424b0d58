import { randomUUID } from 'node:crypto'
import { audioJobStarted } from '#shared/audio/events.ts'
import { startAudioJob } from '#shared/audio/routes.ts'
import type { AudioScope } from '#shared/audio/schema.ts'
import { listRecordJobs } from '#shared/records/routes.ts'
import { dayDeclared, schoolChanged } from '#shared/schools/events.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
} from '#shared/schools/import-routes.ts'
import { addSchool, declareDay, getCalendar, listCatalogue } from '#shared/schools/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { operator } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import { importing } from '#tests/support/importing.ts'
import { type Arranging, admin, director, passed, school, told } from './stage.ts'

const newSchoolBody = () => ({
  name: `Escuela Repetida ${randomUUID().slice(0, 8)}`,
  region: 'Caguas' as const,
  municipio: 'Cayey',
  active: true,
})

/** The catalogue's schools of this name. */
const named = async (name: string) =>
  listCatalogue.reply
    .parse((await admin.raw('GET /island/schools')).body)
    .schools.filter(found => found.name === name)

const schoolImport = () =>
  importing(
    admin,
    {
      open: openSchoolImport,
      check: checkSchoolImport,
      apply: applySchoolImport,
      get: getSchoolImport,
      verdicts: listSchoolVerdicts,
    },
    {
      'schools.csv': `school_name,ore_region,municipio,is_active,id\n${newSchoolBody().name},Caguas,Cayey,true,\n`,
    },
  )

/** A student whose records the director keeps, and who asks for what is done with them. */
async function kept() {
  const { personId: studentId } = await door.newStudent()
  await operator.setStudent({ studentId, ...school, groupIds: [], familyIds: [] })
  const path = { studentId }
  const state = async () => (await director.ask(listRecordJobs, { path })).jobs.map(({ jobId }) => jobId)
  return { who: director, sent: { path, body: { reason: 'familyAsked' as const } }, state }
}

/** One job at a time in all the house: the one that runs is waited for. */
const begun = (body: AudioScope) => eventually(() => admin.ask(startAudioJob, { body }))
const few: AudioScope = { language: 'en-US', sets: ['vocabulary'], grades: ['PK'] }
const all: AudioScope = { language: 'es-PR', sets: ['texts'], grades: ['3', '4', '5'] }

/** What is kept and told of a day; others stand in the same calendar. */
const declared = async (of: string) => [
  (await admin.ask(getCalendar)).declared.filter(({ day }) => day === of),
  await told(dayDeclared, of),
]

export const commands = {
  'audio/start-audio-job': async () => ({
    who: admin,
    sent: { body: few },
    state: async () =>
      (await operator.scan(await operator.tableOf('audio'))).filter(
        ({ pk, sk }) => pk === 'JOBS' && String(sk).startsWith('JOB#'),
      ).length,
  }),
  'audio/cancel-audio-job': async () => {
    const { jobId } = await begun(all)
    const state = async () => [await told(audioJobStarted, jobId)]
    return { who: admin, sent: { path: { jobId }, body: {} }, state }
  },
  'records/ask-export': kept,
  'records/ask-erasure': async () => ({ ...(await kept()), isEnd: true, state: async () => [] }),
  'schools/add-school': async () => {
    const body = newSchoolBody()
    const state = () => eventually(() => named(body.name))
    return { who: admin, sent: { body }, state }
  },
  'schools/change-school': async () => {
    const { schoolId } = await admin.ask(addSchool, { body: newSchoolBody() })
    const state = () => told(schoolChanged, schoolId)
    return { who: admin, sent: { path: { schoolId }, body: { active: false } }, state }
  },
  // Far off, so that nobody's streak counts with it.
  'schools/declare-day': async () => ({
    who: admin,
    sent: { path: { day: '2041-01-07' }, body: { reason: 'holiday' } },
    state: () => declared('2041-01-07'),
  }),
  'schools/withdraw-day': async () => {
    const path = { day: '2041-01-08' }
    await admin.ask(declareDay, { path, body: { reason: 'recess' } })
    return { who: admin, sent: { path }, state: () => declared(path.day) }
  },
  'schools/set-school-hours': async () => ({
    who: admin,
    sent: { body: { from: '08:00', until: '15:00' } },
    state: async () => (await admin.ask(getCalendar)).hours,
  }),
  'schools/open-school-import': async () => ({
    who: admin,
    sent: { body: { files: [{ name: 'schools.csv', bytes: 100 }] } },
    state: async () => undefined,
  }),
  'schools/check-school-import': async () => {
    const open = await schoolImport()
    const { importId } = open.opened.import
    return {
      who: admin,
      sent: { path: { importId } },
      state: () => passed(open, 'checked'),
      same: ({ files }) => [importId, files],
    }
  },
  'schools/apply-school-import': async () => {
    const open = await schoolImport()
    await open.check()
    const { importId } = open.opened.import
    return {
      who: admin,
      sent: { path: { importId } },
      state: () => passed(open, 'applied'),
      same: ({ files }) => [importId, files],
    }
  },
} satisfies Arranging<'audio' | 'records' | 'schools'>

/** A student's data: all of it exported, then all of it erased, as a search through everything that is kept shows. */
import { randomUUID } from 'node:crypto'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { recordVisit } from '#shared/activity/routes.ts'
import { listSchoolAudit } from '#shared/audit/routes.ts'
import { getStudentAnalysis } from '#shared/generation/analysis-routes.ts'
import { askText, listTexts } from '#shared/generation/routes.ts'
import { applyCode, createCodes } from '#shared/identity/access-code-routes.ts'
import { claimChild, createFamilyCode, listChildren } from '#shared/identity/family-routes.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  getRoster,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { changeStudent, getProfile } from '#shared/identity/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { presence } from '#shared/live/live.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { askStudentAnalysis } from '#shared/progress/analysis-routes.ts'
import { finishReading, listStudentReadings } from '#shared/reading/routes.ts'
import { askErasure, askExport, getExport, listRecordJobs } from '#shared/records/routes.ts'
import type { RecordJob } from '#shared/records/schema.ts'
import { changeSettings } from '#shared/settings/routes.ts'
import { askSupport } from '#shared/support/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { everyObject, everyRow, everyUser, type Found } from '#tests/support/everything.ts'
import type { Person, SignedIn } from '#tests/support/person.ts'
import { signIn, signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'
import { readAloud } from './reading-aloud.ts'
import { ticking } from './ticking.ts'

const NAME = 'Ximena Quiñones Záyago'
const PASSWORD = 'coquí-coquí-coquí'
const email = `ximena-${randomUUID()}@lee.test`
const body = { reason: 'moved', note: 'Se van del país' } as const

const admin = await member('admin', {})
const school = await newSchool()
const director = await member('director', school, 'Rafael Ortiz')
const elsewhere = await member('director', await newSchool(), 'Nilda Cruz')
const teacher = await member('teacher', school, 'Luz Delgado')
const mother = await door.newStudent('Iris Báez')

const events = new EventBridgeClient(operator.aws)
afterAll(() => events.destroy())

/** A student with something of every kind. */
async function liveALife(): Promise<SignedIn & { readonly groupId: string }> {
  const studentId = await signUp(door.config, { email, password: PASSWORD, name: NAME })
  const student = await door.signIn(email, PASSWORD)
  const path = { studentId }
  const group = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body: group })
  const other = await teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body: group })
  await admin.ask(changeStudent, { path, body: { schoolId: school.schoolId } })
  await teacher.ask(addToGroup, { path: { groupId }, body: { studentId } })
  await teacher.ask(changeGroup, { path: { groupId }, body: { pictureSignIn: true } })
  await teacher.ask(setPictures, { path, body: { pictures: ['coqui', 'sol', 'mango'] } })
  const { codes } = await teacher.ask(createCodes, {
    path: { place: placeAt('group', other.groupId) },
    body: { role: 'student', count: 1 },
  })
  await student.ask(applyCode, { body: { code: codes[0]?.code ?? '' } })
  const family = await director.ask(createFamilyCode, { path })
  await mother.ask(claimChild, { body: { code: family.code } })
  // One that nobody uses, and that counts.
  await director.ask(createFamilyCode, { path })
  const page = await student.listen()
  page.send({ type: presence.name, body: {} })
  await page.hear(presence)
  await student.ask(recordVisit, { body: { activityType: 'login' } })
  await student.ask(changeSettings, { body: { theme: 'dark' } })
  await student.ask(askSupport, { body: { topic: 'other', text: `Me llamo ${NAME}. ¿Cómo leo más?` } })
  await student.ask(finishReading, { body: readAloud(await door.text('castillos-de-arena')) })
  await student.ask(askText, { body: { language: 'es-PR', grade: 'K', theme: 'night', sounds: [] } })
  await eventually(async () => expect((await student.ask(listTexts)).texts[0]?.state).toBe('ready'))
  await ticking('progress', 'count-children', async () => {
    await teacher.ask(askStudentAnalysis, { path, body: {} })
  })
  await eventually(async () =>
    expect((await teacher.ask(getStudentAnalysis, { path })).analysis?.state).toBe('written'),
  )
  await eventually(async () =>
    expect((await student.ask(listNotifications)).notifications.length).toBeGreaterThan(0),
  )
  return { ...student, groupId }
}

const ximena = await liveALife()
const studentId = ximena.personId
const path = { studentId }

const isOutbox = ({ row }: Found) => String(row.pk).startsWith('OUTBOX#')
const isAudit = ({ table }: Found) => table.includes('audittable')
const isErasure = ({ table, row }: Found) => table.includes('recordstable') && row.sk === 'ERASURE'
const nounOf = ({ table }: Found) => /-([a-z]+)table/.exec(table)?.[1] ?? table

const jobOf = async (jobId: string, person: Person = director) =>
  (await person.ask(listRecordJobs, { path })).jobs.find(job => job.jobId === jobId)
const finished = (jobId: string): Promise<RecordJob> =>
  eventually(async () => {
    const job = await jobOf(jobId)
    expect(job?.state).toBe('done')
    return job ?? expect.unreachable()
  })

async function download(url: string): Promise<Record<string, string>> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('expediente.zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

let exported = ''

test('an export holds something of every table that holds anything of the student', async () => {
  const { jobId, state } = await director.ask(askExport, { path, body })
  expect(state).toBe('working')
  exported = jobId
  const { tables, ofTables, rows } = await finished(jobId)
  expect(tables).toBe(ofTables)
  const { url } = await director.ask(getExport, { path: { studentId, jobId } })
  const { 'records.json': json = '', ...sheets } = await download(url)
  const { records } = JSON.parse(json)
  expect(rows).toBeGreaterThanOrEqual(Object.values(records).flat().length)

  const theirs = (await everyRow(operator)).filter(
    found => found.text.includes(studentId) && !isOutbox(found) && !isAudit(found),
  )
  const nouns = new Set(theirs.map(nounOf))
  for (const noun of [
    'activity',
    'coins',
    'experience',
    'generation',
    'identity',
    'live',
    'notifications',
    'reading',
    'settings',
    'streaks',
    'support',
  ])
    expect([...nouns], noun).toContain(noun)
  for (const noun of nouns) {
    expect(records[noun]?.length, noun).toBeGreaterThan(0)
    expect(
      Object.keys(sheets).some(name => name.startsWith(`${noun}-`)),
      noun,
    ).toBe(true)
  }
  expect(sheets['identity-profile.csv']).toContain(NAME)
  const { analysis } = await teacher.ask(getStudentAnalysis, { path })
  expect(json).toContain(analysis?.page?.sentences[0]?.text['es-PR'] ?? 'a page about the student')
  expect(json).not.toContain('salt')
})

test('nobody else reads it, and its address ends by itself', async () => {
  const asked = { path: { studentId, jobId: exported } }
  for (const person of [elsewhere, mother, teacher, ximena])
    expect([403, 404]).toContain((await person.tryTo(getExport, asked)).status)
  const { url } = await admin.ask(getExport, asked)
  const longer = url.replace('X-Amz-Expires=900', 'X-Amz-Expires=90000')
  expect(longer).not.toBe(url)
  expect((await fetch(longer)).status).toBe(403)
  expect((await fetch(url.replace(exported, randomUUID()))).status).toBe(403)
  const unknown = { path: { studentId, jobId: randomUUID() } }
  expect(await director.tryTo(getExport, unknown)).toMatchObject({ status: 409 })
})

test('whoever works for a school is not erased as a child', async () => {
  const { personId } = await door.newStudent('Óscar Ñeco')
  await admin.ask(changeStudent, { path: { studentId: personId }, body: { schoolId: school.schoolId } })
  await operator.setPerson({
    personId,
    roles: ['teacher', 'student'],
    schoolId: school.schoolId,
    groupIds: [],
    childIds: [],
  })
  const asked = { path: { studentId: personId }, body }
  expect(await director.tryTo(askErasure, asked)).toMatchObject({
    status: 409,
    body: { error: 'records.alsoStaff' },
  })
  const written = {
    body: JSON.stringify({ reason: 'Porque sí' }),
    headers: { 'idempotency-key': randomUUID() },
  }
  expect((await director.raw(`POST /students/${path.studentId}/erasures`, written)).status).toBe(422)
})

const erasure = async () =>
  (await everyRow(operator)).find(found => isErasure(found) && found.text.includes(studentId))

/** Lets the rest before the next pass be over, and waits until that pass is. */
async function passAgain(): Promise<Found | undefined> {
  const before = (await erasure()) ?? expect.unreachable()
  await operator.put(before.table, { ...before.row, dueAt: new Date(0).toISOString() })
  const { jobId } = before.row
  const detail = {
    id: randomUUID(),
    name: 'records.jobAdvanced',
    at: new Date().toISOString(),
    trace: 'test',
    body: { studentId, jobId, kind: 'erasure' },
  }
  const bus = before.table.replace(/-state-.*/, '-events')
  const { FailedEntryCount } = await events.send(
    new PutEventsCommand({
      Entries: [
        {
          EventBusName: bus,
          Source: 'coqui.records',
          DetailType: detail.name,
          Detail: JSON.stringify(detail),
        },
      ],
    }),
  )
  expect(FailedEntryCount).toBe(0)
  return eventually(async () => {
    const after = await erasure()
    if (after) expect([after.row.step, after.row.pass]).toEqual(['resting', Number(before.row.pass) + 1])
    return after
  })
}

test('after an erasure no table, no user and no object names the student', async () => {
  // A count under way would write once more what it read before; that a later pass finds such rows, the next test shows.
  await eventually(() => operator.tick('progress', 'count-children'))
  const { jobId } = await director.ask(askErasure, { path, body })
  expect(await director.tryTo(askErasure, { path, body })).toMatchObject({ status: 409 })
  expect((await director.tryTo(askExport, { path, body })).status).toBe(409)
  await eventually(async () => expect((await erasure())?.row.step).toBe('resting'))

  const rows = await everyRow(operator)
  const naming = rows.filter(({ text }) => text.includes(NAME) || text.includes(email))
  expect(naming.map(({ table, row }) => [table, row.pk, row.sk])).toEqual([])
  const identified = rows.filter(
    found => found.text.includes(studentId) && !isOutbox(found) && !isAudit(found) && !isErasure(found),
  )
  expect(identified.map(({ table, row }) => [table, row.pk, row.sk])).toEqual([])
  const users = await everyUser(operator)
  expect(users.length).toBeGreaterThan(5)
  expect(users.filter(text => text.includes(studentId) || text.includes(email))).toEqual([])
  const { keys, contents } = await everyObject(operator)
  expect(keys.filter(key => key.includes(exported) || key.includes(studentId))).toEqual([])
  expect(keys).toContain('index.html')
  expect(contents.filter(text => text.includes(studentId) || text.includes(email))).toEqual([])

  await expect(signIn(door.config, email, PASSWORD)).rejects.toThrow()
  expect(await mother.ask(listChildren)).toEqual({ children: [] })
  expect((await mother.tryTo(listStudentReadings, { path })).status).not.toBe(200)
  expect((await director.tryTo(listRecordJobs, { path })).status).toBe(404)
  expect(await teacher.ask(getRoster, { path: { groupId: ximena.groupId } })).toMatchObject({
    group: { students: 0 },
    students: [],
  })
  expect(jobId).toBeTruthy()
})

test('what an open page still writes is found by a later pass, and only a clean one ends it', async () => {
  // The token lives for up to an hour; it opens what is the student's own.
  await ximena.ask(recordVisit, { body: { activityType: 'login' } })
  expect((await ximena.tryTo(getProfile)).status).toBe(404)
  const left = async () =>
    (await everyRow(operator)).filter(
      found => found.text.includes(studentId) && !isOutbox(found) && !isAudit(found) && !isErasure(found),
    )
  await eventually(async () => expect((await left()).map(nounOf)).toContain('streaks'))

  const found = await passAgain()
  expect(found?.row).toMatchObject({ rests: 1, found: expect.any(Number) })
  expect(Number(found?.row.found)).toBeGreaterThan(0)
  expect(await left()).toEqual([])

  for (const rests of [2, 3, 4]) {
    const after = await passAgain()
    expect(after?.row.rests).toBe(rests)
    expect('finishedAt' in (after?.row ?? {})).toBe(rests === 4)
    // Ids and times, nothing else.
    expect(after?.text).not.toContain(NAME)
    expect(after?.text).not.toContain(body.note)
  }
  // Fifteen days later it goes itself.
  expect(await passAgain()).toBeUndefined()
  expect(await left()).toEqual([])
})

test('the audit keeps who asked, who read and what became of it', async () => {
  const deeds = ['erased', 'erasureAsked', 'exportAsked', 'exportRead']
  await eventually(async () => {
    const { records } = await director.ask(listSchoolAudit, {
      path: { schoolId: school.schoolId },
      query: {},
    } as never)
    const theirs = records.filter(({ subjectId }) => subjectId === studentId)
    expect([...new Set(theirs.map(({ deed }) => deed))]).toEqual(expect.arrayContaining(deeds))
    expect(theirs.find(({ deed }) => deed === 'erasureAsked')).toMatchObject({
      actorId: director.personId,
      ...body,
    })
  })
})

/** What is done to standings and records leaves a record: of who, to whom, when and why. */
import { expect, test } from 'vitest'
import type { AuditPage, AuditRecord } from '#shared/audit/schema.ts'
import { applyCode, createCodes, revokeCode } from '#shared/identity/access-code-routes.ts'
import { claimChild, createFamilyCode, revokeFamily } from '#shared/identity/family-routes.ts'
import { changeStudent, endRole } from '#shared/identity/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { askErasure, askExport, getExport } from '#shared/records/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Person } from '#tests/support/person.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'

const admin = await member('admin', {})
const here = await newSchool()
const { schoolId } = here
const director = await member('director', here, 'Rafael Ortiz')
const another = await newSchool()
const elsewhere = await member('director', another, 'Nilda Cruz')
const teacher = await member('teacher', here, 'Luz Delgado')
const reason = 'moved'

async function pageOf(person: Person, address: string): Promise<AuditPage> {
  const { status, body } = await person.raw(address)
  expect(status).toBe(200)
  return body as AuditPage
}
const ofSchool = (person: Person, id = schoolId) => pageOf(person, `GET /schools/${id}/audit`)
const today = () => schoolDay(Date.now())

/** The record of a deed, as the director reads it. */
const recorded = (like: Partial<AuditRecord>): Promise<AuditRecord> =>
  eventually(async () => {
    const { records } = await ofSchool(director)
    const found = records.find(record =>
      Object.entries(like).every(([name, value]) => record[name as keyof AuditRecord] === value),
    )
    expect(found, JSON.stringify(like)).toBeDefined()
    return found ?? expect.unreachable()
  })

const place = placeAt('school', schoolId)
const child = await door.newStudent('Ana Rivera')
const studentId = child.personId
await admin.ask(changeStudent, { path: { studentId }, body: { schoolId, reason } })

test('a grant: the code’s maker, and whoever used it', async () => {
  const asked = { path: { place }, body: { role: 'teacher', count: 1 } } as const
  const { codes } = await director.ask(createCodes, asked)
  const newcomer = await door.newStudent('Óscar Ñeco')
  await newcomer.ask(applyCode, { body: { code: codes[0]?.code ?? '' } })
  await recorded({ deed: 'codesCreated', actorId: director.personId, subjectId: place, role: 'teacher' })
  const { personId } = newcomer
  await recorded({ deed: 'roleGranted', actorId: personId, subjectId: personId, role: 'teacher', schoolId })
})

test('a code that is ended', async () => {
  const { codes } = await director.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const codeId = codes[0]?.codeId ?? ''
  await director.ask(revokeCode, { path: { place, codeId } })
  await recorded({ deed: 'codeRevoked', actorId: director.personId, subjectId: codeId })
})

test('a claim of a child, and the end of the link', async () => {
  const mother = await door.newStudent('Iris Báez')
  const { code } = await director.ask(createFamilyCode, { path: { studentId } })
  await mother.ask(claimChild, { body: { code } })
  await recorded({ deed: 'childClaimed', actorId: mother.personId, subjectId: studentId, role: 'family' })
  await director.ask(revokeFamily, { path: { studentId, personId: mother.personId } })
  await recorded({ deed: 'familyRevoked', actorId: director.personId, subjectId: studentId })
})

test('a student who is changed, and a role that ends, with the reason', async () => {
  await recorded({ deed: 'studentChanged', actorId: admin.personId, subjectId: studentId, reason })
  const body = { personId: teacher.personId, role: 'teacher', reason: 'retired' } as const
  await director.ask(endRole, { path: { place }, body })
  await recorded({
    deed: 'roleEnded',
    actorId: director.personId,
    subjectId: teacher.personId,
    reason: body.reason,
  })
})

test('an export, each reading of it, and an erasure: still there when the student is not', async () => {
  const path = { studentId }
  const { jobId } = await director.ask(askExport, { path, body: { reason } })
  await eventually(() => admin.ask(getExport, { path: { studentId, jobId } }))
  await director.ask(askErasure, { path, body: { reason } })
  await recorded({ deed: 'exportAsked', actorId: director.personId, subjectId: studentId, reason })
  await recorded({ deed: 'exportRead', actorId: admin.personId, subjectId: studentId })
  await recorded({ deed: 'erasureAsked', actorId: director.personId, subjectId: studentId, reason })
})

test('a director reads the own school, newest first; another’s is not there', async () => {
  const { records } = await ofSchool(director)
  expect(records.length).toBeGreaterThan(5)
  expect(records.every(record => record.schoolId === schoolId)).toBe(true)
  const times = records.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().reverse())
  expect((await elsewhere.raw(`GET /schools/${schoolId}/audit`)).status).toBe(404)
  expect((await ofSchool(elsewhere, another.schoolId)).records).toEqual([])
  expect((await director.raw(`GET /audit?day=${today()}`)).status).toBe(403)
  for (const person of [teacher, child])
    expect((await person.raw(`GET /schools/${schoolId}/audit`)).status).toBe(403)
  const older = await pageOf(
    director,
    `GET /schools/${schoolId}/audit?after=${encodeURIComponent(`${times[2]}#`)}`,
  )
  expect(older.records).toEqual(records.filter(({ at }) => at < (times[2] ?? '')))
})

test('the department reads the island, a day at a time', async () => {
  const { records } = await ofSchool(director)
  const seen: AuditRecord[] = []
  let after: string | undefined
  do {
    const query = new URLSearchParams({ day: today(), ...(after && { after }) })
    const page = await pageOf(admin, `GET /audit?${query}`)
    seen.push(...page.records)
    after = page.next
  } while (after)
  expect(seen).toEqual(expect.arrayContaining(records))
  expect(new Set(seen.map(({ recordId }) => recordId)).size).toBe(seen.length)
  expect((await pageOf(admin, 'GET /audit?day=2020-01-01')).records).toEqual([])
  expect((await admin.raw('GET /audit?day=yesterday')).status).toBe(422)
})

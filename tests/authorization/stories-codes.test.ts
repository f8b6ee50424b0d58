/** Stories over several calls, in which somebody keeps with a code what was taken from them. None of them ends well. */
import { expect, test } from 'vitest'
import { applyCode, createCodes, listCodes } from '#shared/identity/access-code-routes.ts'
import { claimChild, createFamilyCode } from '#shared/identity/family-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { endRole } from '#shared/identity/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool, operator } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { standingsOf, told } from './gains.ts'

const INVALID = '422 identity.codeInvalid'
type Giveable = 'director' | 'teacher' | 'student'
const here = await newSchool()
const schoolPlace = `school:${here.schoolId}`
const admin = await member('admin', {})

const codesOf = (giver: SignedIn, place: string, role: Giveable, count = 1) =>
  giver.tryTo(createCodes, { path: { place }, body: { role, count } })
const newCode = async (giver: SignedIn, place: string, role: Giveable) =>
  (await giver.ask(createCodes, { path: { place }, body: { role, count: 1 } })).codes[0]?.code ?? ''
const uses = async (who: SignedIn, code: string) => told(await who.tryTo(applyCode, { body: { code } }))
const ends = (who: SignedIn, role: 'director' | 'teacher') =>
  admin.ask(endRole, { path: { place: schoolPlace }, body: { personId: who.personId, role, reason: 'left' } })
const groupOf = (teacher: SignedIn, name: string) =>
  teacher.ask(createGroup, {
    path: { schoolId: here.schoolId },
    body: { name, grade: '1', schoolYear: 2026 },
  })

test('a dismissed director does not come back by a code made before', async () => {
  const director = await member('director', here)
  const kept = await newCode(director, schoolPlace, 'teacher')
  await ends(director, 'director')
  expect(await uses(director, kept)).toBe(INVALID)
  expect(await standingsOf(director)).toMatchObject({ person: { roles: ['family'] } })
  // Nor does anybody else by it; and it is listed as ended.
  expect(await uses(await member('family', {}), kept)).toBe(INVALID)
  await eventually(async () => {
    const { codes } = await admin.ask(listCodes, { path: { place: schoolPlace } })
    expect(codes.filter(({ state }) => state === 'open')).toEqual([])
  })
  // A role given back does not open what was ended.
  await operator.setPerson({
    groupIds: [],
    childIds: [],
    ...here,
    personId: director.personId,
    roles: ['director'],
  })
  expect(await uses(await member('family', {}), kept)).toBe(INVALID)
})

test('a student’s code of a dismissed teacher puts nobody into the class', async () => {
  const teacher = await member('teacher', here)
  const { groupId } = await groupOf(teacher, 'Primero Z')
  const kept = await newCode(teacher, `group:${groupId}`, 'student')
  await ends(teacher, 'teacher')
  const stranger = await door.newStudent('Una Extraña')
  expect(await uses(stranger, kept)).toBe(INVALID)
})

test('a family’s code of a dismissed teacher makes nobody a family; one that the child made does', async () => {
  const teacher = await member('teacher', here)
  const { groupId } = await groupOf(teacher, 'Primero Y')
  const child = await door.newStudent('Lía Cruz')
  expect(await uses(child, await newCode(teacher, `group:${groupId}`, 'student'))).toBe('200')
  const path = { studentId: child.personId }
  const { code } = await teacher.ask(createFamilyCode, { path })
  const family = await member('family', {})
  await ends(teacher, 'teacher')
  const claims = async (letters: string) => told(await family.tryTo(claimChild, { body: { code: letters } }))
  expect(await claims(code)).toBe(INVALID)
  expect(await claims((await child.ask(createFamilyCode, { path })).code)).toBe('200')
})

test('a family’s code of a teacher who is at another school by now makes nobody a family', async () => {
  const teacher = await member('teacher', here)
  const { groupId } = await groupOf(teacher, 'Primero U')
  const child = await door.newStudent('Noa Vélez')
  expect(await uses(child, await newCode(teacher, `group:${groupId}`, 'student'))).toBe('200')
  const { code } = await teacher.ask(createFamilyCode, { path: { studentId: child.personId } })
  const elsewhere = { groupIds: [], childIds: [], ...(await newSchool()) }
  await operator.setPerson({ ...elsewhere, personId: teacher.personId, roles: ['teacher'] })
  const claimed = await (await member('family', {})).tryTo(claimChild, { body: { code } })
  expect(told(claimed)).toBe(INVALID)
})

test.each([
  ['teacher', 40],
  ['director', 400],
] as const)('a %s has at most %i open codes, however they are asked for', async (role, most) => {
  const giver = await member(role, here)
  const place = role === 'teacher' ? `group:${(await groupOf(giver, 'Primero X')).groupId}` : schoolPlace
  for (let made = 0; made < most - 40; made += 40)
    expect((await codesOf(giver, place, 'student', 40)).status).toBe(200)
  const asked = await Promise.all(Array.from({ length: 4 }, () => codesOf(giver, place, 'student', 39)))
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const last = await codesOf(giver, place, 'student')
  expect(last.status).toBe(200)
  expect(told(await codesOf(giver, place, 'student'))).toBe('409 identity.tooManyOpenCodes')
})

test('a teacher sees for whom codes are in own groups, and in no other class', async () => {
  const [teacher, colleague] = [await member('teacher', here), await member('teacher', here)]
  const [own, other] = [await groupOf(teacher, 'Primero V'), await groupOf(colleague, 'Primero W')]
  for (const [who, { groupId }] of [
    [teacher, own],
    [colleague, other],
  ] as const)
    await newCode(who, `group:${groupId}`, 'student')
  const child = await door.newStudent('Secreta Rosa')
  await uses(child, await newCode(colleague, `group:${other.groupId}`, 'student'))
  await colleague.ask(createFamilyCode, { path: { studentId: child.personId } })
  const seen = async (who: SignedIn) =>
    JSON.stringify((await who.ask(listCodes, { path: { place: schoolPlace } })).codes)
  expect(await seen(teacher)).not.toContain('Secreta Rosa')
  expect(await seen(colleague)).toContain('Secreta Rosa')
  expect(await seen(await member('director', here))).toContain('Secreta Rosa')
})

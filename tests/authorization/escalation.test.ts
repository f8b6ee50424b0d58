/** Attempts to become more than one is, or to reach whom one may not, by what the API takes. Each gains nothing. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getPurse } from '#shared/coins/routes.ts'
import { routes } from '#shared/contract.ts'
import { applyCode, createCodes, listCodes, revokeCode } from '#shared/identity/access-code-routes.ts'
import {
  claimChild,
  createFamilyCode,
  listChildren,
  listFamilies,
  revokeFamily,
  unlinkChild,
} from '#shared/identity/family-routes.ts'
import { addToGroup, changeGroup, createGroup, getRoster } from '#shared/identity/group-routes.ts'
import { resetPassword } from '#shared/identity/password-routes.ts'
import { openRosterImport } from '#shared/identity/roster-import-routes.ts'
import {
  changeProfile,
  changeStudent,
  confirmStudent,
  endRole,
  getProfile,
  listNames,
} from '#shared/identity/routes.ts'
import { endSessions } from '#shared/identity/session-routes.ts'
import { isCommand, type RouteSpec } from '#shared/kernel/route.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { openTicket } from '#shared/live/routes.ts'
import { answerQuestions, finishReading, listStudentReadings, overrideWord } from '#shared/reading/routes.ts'
import { askErasure, askExport } from '#shared/records/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool, operator } from '#tests/journeys/member.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { listen } from '#tests/support/live-page.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { EVERY } from '#tests/support/seldom.ts'
import { signUp } from '#tests/support/session.ts'
import { gainsNothing, isNoAdmin, standingsOf, told } from './gains.ts'

const here = await newSchool()
const there = await newSchool('Ponce')
const at = ({ schoolId }: { readonly schoolId: string }) => `school:${schoolId}`
const admin = await member('admin', {})
const director = await member('director', here)
const directorThere = await member('director', there)
const ore = await member('ore', { region: 'Humacao' })
const teacher = await member('teacher', here)
const teacherThere = await member('teacher', there)
const student = await member('student', here)
const [group, groupThere] = await Promise.all(
  [
    { who: teacher, schoolId: here.schoolId },
    { who: teacherThere, schoolId: there.schoolId },
  ].map(({ who, schoolId }) =>
    who.ask(createGroup, { path: { schoolId }, body: { name: 'Primero A', grade: '1', schoolYear: 2026 } }),
  ),
)
const groupId = group?.groupId ?? ''
const groupIdThere = groupThere?.groupId ?? ''

const codesOf = (giver: SignedIn, place: string, role: Role, count = 1) =>
  giver.tryTo(createCodes, { path: { place }, body: { role, count } })
/** A new code: its letters, and the id under which it is listed. */
async function newCode(giver: SignedIn, place: string, role: Role) {
  const { codes } = await giver.ask(createCodes, { path: { place }, body: { role, count: 1 } })
  return { code: codes[0]?.code ?? '', codeId: codes[0]?.codeId ?? '' }
}
const uses = async (who: SignedIn, code: string) => told(await who.tryTo(applyCode, { body: { code } }))
const INVALID = '422 identity.codeInvalid'

/** A child of the group there, with an account and a family. */
async function foreignChild() {
  const { code } = await newCode(teacherThere, `group:${groupIdThere}`, 'student')
  const child = await door.newStudent('Noa Vélez')
  await child.ask(applyCode, { body: { code } })
  return child
}
const noa = await foreignChild()
const ofNoa = { studentId: noa.personId }

/** What somebody might hope to be believed. */
const WISHES = {
  role: 'admin',
  roles: ['admin'],
  accountType: 'admin',
  schoolId: there.schoolId,
  region: 'Ponce',
  personId: admin.personId,
  actorId: admin.personId,
  standing: { roles: ['admin'] },
}

const mayAsk = ({ may }: RouteSpec, role: Role) => may.roles === 'anyone' || may.roles.includes(role)
const ATTACKERS = { student, teacher, director, ore }
const attackers = Object.keys(ATTACKERS) as (keyof typeof ATTACKERS)[]

/** The commands that a role may ask for. What others of the attackers may as well they try by turns: the sweep has each try all. */
const commandsFor = (role: Role) =>
  routes.filter((route: RouteSpec, n) => {
    const able = attackers.filter(one => mayAsk(route, one))
    return isCommand(route) && (EVERY ? mayAsk(route, role) : able[n % able.length] === role)
  })

test.each(attackers)('fields that a command does not know: %s', async role => {
  const attacker = ATTACKERS[role]
  // Who signs out everywhere is nobody afterwards.
  const commands: readonly RouteSpec[] = commandsFor(role).filter(({ name }) => name !== endSessions.name)
  expect(commands.length).toBeGreaterThan(5)
  const named: Readonly<Record<string, string>> = {
    schoolId: here.schoolId,
    groupId,
    place: role === 'ore' ? 'region:Humacao' : at(here),
    studentId: student.personId,
  }
  await gainsNothing(attacker, async () => {
    for (const { on, body } of commands) {
      const address = on.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(named[name] ?? 'none'))
      const { status } = await attacker.raw(address, {
        headers: { 'idempotency-key': randomUUID() },
        body: JSON.stringify(WISHES),
      })
      // A command without a body does not read one.
      if (body) expect([403, 404, 422], on).toContain(status)
    }
  })
})

test('a wish beside a field that is known is not half granted', async () => {
  await gainsNothing(student, async () => {
    const body = JSON.stringify({
      fullName: 'Ana la Directora',
      roles: ['director'],
      groupIds: [groupIdThere],
    })
    expect((await student.raw('PATCH /profile', { body })).status).toBe(422)
    expect((await student.ask(getProfile)).fullName).not.toContain('Directora')
  })
})

test('headers and queries name nobody', async () => {
  const headers = {
    'x-person-id': admin.personId,
    'x-coqui-roles': 'admin',
    'x-amzn-request-context-authorizer': JSON.stringify({ jwt: { claims: { roles: 'admin' } } }),
  }
  await gainsNothing(student, async () => {
    expect((await student.raw('GET /audit', { headers })).status).toBe(403)
    const profile = await student.raw(`GET /profile?personId=${admin.personId}&roles=admin`, { headers })
    expect(profile.body).toMatchObject({ personId: student.personId, roles: ['student'] })
    const purse = await student.raw(`GET /coins?personId=${noa.personId}`)
    expect(purse.body).toEqual(await student.ask(getPurse))
  })
})

test('another child’s id in the path', async () => {
  await gainsNothing(
    student,
    async () => {
      for (const route of [createFamilyCode, listFamilies])
        expect(told(await student.tryTo(route, { path: ofNoa }))).toBe('404 kernel.notFound')
      expect((await student.tryTo(changeStudent, { path: ofNoa, body: { grade: '5' } })).status).toBe(403)
    },
    () => student.tryTo(listStudentReadings, { path: ofNoa }),
  )
})

test('a foreign child’s id, for teacher, director, office and a family of somebody else', async () => {
  const family = await member('family', { childIds: [student.personId, noa.personId] })
  for (const attacker of [teacher, director, ore, family])
    await gainsNothing(
      attacker,
      () => attacker.tryTo(createFamilyCode, { path: ofNoa }),
      () => attacker.tryTo(listStudentReadings, { path: ofNoa }),
    )
})

test('exporting and erasing a foreign student', async () => {
  for (const attacker of [teacher, teacherThere, director, ore, student, noa])
    for (const route of [askExport, askErasure])
      await gainsNothing(attacker, async () => {
        const { status } = await attacker.tryTo(route, { path: ofNoa, body: { reason: 'familyAsked' } })
        expect([403, 404]).toContain(status)
      })
})

test('taking a foreign child into one’s own group or school', async () => {
  const before = await standingsOf(noa)
  await gainsNothing(
    teacher,
    () => teacher.tryTo(addToGroup, { path: { groupId }, body: { studentId: noa.personId } }),
    () => teacher.tryTo(listStudentReadings, { path: ofNoa }),
  )
  await gainsNothing(director, () =>
    director.tryTo(changeStudent, { path: ofNoa, body: { schoolId: here.schoolId } }),
  )
  const path = { schoolId: here.schoolId, studentId: noa.personId }
  await gainsNothing(teacher, () => teacher.tryTo(confirmStudent, { path, body: { groupId } }))
  expect(await standingsOf(noa)).toEqual(before)
})

test('joining a group by the profile, or confirming oneself', async () => {
  const waiting = await door.newStudent()
  await gainsNothing(
    waiting,
    async () => {
      const body = {
        fullName: 'Ana Rivera',
        groupIds: [groupId],
        schoolId: here.schoolId,
        unconfirmed: false,
      }
      expect((await waiting.tryTo(changeProfile, { body: body as never })).status).toBe(422)
      const path = { schoolId: here.schoolId, studentId: waiting.personId }
      expect((await waiting.tryTo(confirmStudent, { path, body: { groupId } })).status).toBe(403)
    },
    () => waiting.tryTo(getRoster, { path: { groupId } }),
  )
})

test('names of people elsewhere', async () => {
  const asked = (who: SignedIn, place: string) =>
    who.raw(`GET /places/${encodeURIComponent(place)}/names?ids=${noa.personId},${admin.personId}`)
  for (const [who, place] of [
    [director, at(here)],
    [ore, 'region:Humacao'],
  ] as const)
    await gainsNothing(
      who,
      async () => expect((await asked(who, place)).body).toEqual({ names: {} }),
      () => asked(who, at(there)),
    )
  expect((await student.tryTo(listNames, { path: { place: at(here) } })).status).toBe(403)
})

test.each([
  ['a teacher, at the school', teacher, at(here), 'student'],
  ['a teacher, for a group of another', teacher, `group:${groupIdThere}`, 'student'],
  ['a teacher, a teacher for an own group', teacher, `group:${groupId}`, 'teacher'],
  ['a director, a director', director, at(here), 'director'],
  ['a director, a teacher elsewhere', director, at(there), 'teacher'],
  ['a director, an administrator', director, 'island', 'admin'],
  ['an office, a director in another region', ore, at(there), 'director'],
  ['an office, an office of its region', ore, 'region:Humacao', 'ore'],
  ['an office, an office of another', ore, 'region:Ponce', 'ore'],
  ['an office, a student', ore, at(here), 'student'],
  ['a student, a student', student, `group:${groupId}`, 'student'],
  ['a student, an administrator', student, 'island', 'admin'],
] as const)('giving what is not one’s to give: %s', async (_, attacker, place, role) => {
  const answer = await gainsNothing(attacker, () => codesOf(attacker, place, role))
  expect([403, 404]).toContain(answer.status)
  expect(JSON.stringify(answer.body)).not.toContain('code"')
})

test.each([
  `${at(there)}#`,
  `${at(here)}#${at(there)}`,
  'island ',
  'ISLAND',
  'Island',
  'region:humacao',
  'region:HUMACAO',
  'region:',
  ' region:Humacao',
  'region:Ponce\u0000',
  'school:../island',
  'school:*',
  'group:',
  'PERSON',
])('a crafted place: %o', async place => {
  for (const attacker of [ore, director, teacher])
    await gainsNothing(attacker, async () => {
      for (const role of ['admin', 'director', 'teacher'] as const)
        expect([403, 404, 400], role).toContain((await codesOf(attacker, place, role)).status)
    })
})

test('an encoded place is the place it spells', async () => {
  const twice = encodeURIComponent(encodeURIComponent(at(here)))
  await gainsNothing(directorThere, async () => {
    for (const spelt of [`school%3A${here.schoolId}`, `school%3a${here.schoolId}`, twice])
      expect([404, 403]).toContain((await directorThere.raw(`GET /places/${spelt}/codes`)).status)
  })
})

test('a code that was used: by another, or sent again by another under the same key', async () => {
  const { code } = await newCode(director, at(here), 'teacher')
  const first = await door.newStudent()
  const idempotencyKey = randomUUID()
  await first.ask(applyCode, { body: { code }, idempotencyKey })
  const thief = await door.newStudent()
  await gainsNothing(thief, async () => {
    expect(await uses(thief, code)).toBe(INVALID)
    expect(told(await thief.tryTo(applyCode, { body: { code }, idempotencyKey }))).toBe(INVALID)
  })
})

test('a code for another role makes what it says, or nothing', async () => {
  const { code } = await newCode(teacher, `group:${groupId}`, 'student')
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, {
    email,
    password,
    name: 'Ana Rivera',
    metadata: { accountType: 'director', role: 'director', code, grade: '1' },
  })
  const child = await door.signIn(email, password)
  expect(await standingsOf(child)).toMatchObject({ person: { roles: ['student'] } })
  await isNoAdmin(child)

  const staff = await newCode(director, at(here), 'teacher')
  await gainsNothing(child, async () =>
    expect(told(await child.tryTo(claimChild, { body: { code: staff.code } }))).toBe(INVALID),
  )
  const forChild = await newCode(teacher, `group:${groupId}`, 'student')
  await gainsNothing(teacherThere, async () => expect(await uses(teacherThere, forChild.code)).toBe(INVALID))
})

test('a revoked code, and one that has expired', async () => {
  const thief = await door.newStudent()
  const revoked = await newCode(director, at(here), 'teacher')
  await director.ask(revokeCode, { path: { place: at(here), codeId: revoked.codeId } })
  const expired = await newCode(director, at(here), 'teacher')
  const rows = await operator.scan(operator.identityTable)
  const row = rows.find(({ codeId }) => codeId === expired.codeId)
  await operator.put(operator.identityTable, { ...row, endsAt: '2026-01-01T00:00:00.000Z' })
  await gainsNothing(
    thief,
    async () => {
      for (const { code } of [revoked, expired]) expect(await uses(thief, code)).toBe(INVALID)
    },
    () => thief.tryTo(listCodes, { path: { place: at(here) } }),
  )
})

test('revoking or seeing the codes of another place', async () => {
  const { codeId } = await newCode(directorThere, at(there), 'teacher')
  await gainsNothing(
    director,
    async () => {
      for (const place of [at(here), at(there)])
        expect([404, 409]).toContain((await director.tryTo(revokeCode, { path: { place, codeId } })).status)
    },
    () => director.tryTo(listCodes, { path: { place: at(there) } }),
  )
  expect(JSON.stringify(await directorThere.ask(listCodes, { path: { place: at(there) } }))).toContain(codeId)
})

test('a family after its link was revoked, with the code it once used', async () => {
  const { code } = await noa.ask(createFamilyCode, { path: ofNoa })
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, { email, password, name: 'Iris Báez', metadata: { accountType: 'family', code } })
  const mother = await door.signIn(email, password)
  expect((await mother.tryTo(listStudentReadings, { path: ofNoa })).status).toBe(200)
  await teacherThere.ask(revokeFamily, { path: { ...ofNoa, personId: mother.personId } })
  await gainsNothing(
    mother,
    async () => {
      expect(told(await mother.tryTo(claimChild, { body: { code } }))).toBe(INVALID)
      expect((await mother.tryTo(createFamilyCode, { path: ofNoa })).status).toBe(403)
      expect(await mother.ask(listChildren)).toEqual({ children: [] })
    },
    () => mother.tryTo(listStudentReadings, { path: ofNoa }),
  )
})

test('a child’s own family code, claimed by the child', async () => {
  const { code } = await noa.ask(createFamilyCode, { path: ofNoa })
  await gainsNothing(noa, async () => {
    expect(told(await noa.tryTo(claimChild, { body: { code } }))).toBe(INVALID)
    expect(await uses(noa, code)).toBe(INVALID)
  })
})

test('unlinking oneself from a child one never had leaves its families', async () => {
  const before = await standingsOf(noa)
  await gainsNothing(student, () => student.tryTo(unlinkChild, { path: ofNoa }))
  await gainsNothing(student, () =>
    student.tryTo(revokeFamily, { path: { ...ofNoa, personId: admin.personId } }),
  )
  expect(await standingsOf(noa)).toEqual(before)
})

test('ending the role of whoever stands above, or elsewhere', async () => {
  const reason = 'mistake' as const
  for (const [attacker, place, target, role] of [
    [teacher, at(here), director, 'director'],
    [director, at(here), director, 'director'],
    [director, at(there), teacherThere, 'teacher'],
    [director, at(here), teacherThere, 'teacher'],
    [ore, 'region:Humacao', teacherThere, 'teacher'],
    [ore, 'region:Humacao', admin, 'admin'],
  ] as const) {
    const before = await standingsOf(target)
    const body = { personId: target.personId, role, reason }
    const { status } = await gainsNothing(attacker, () => attacker.tryTo(endRole, { path: { place }, body }))
    expect([403, 404, 409]).toContain(status)
    expect(await standingsOf(target)).toEqual(before)
  }
})

test('coming in as somebody else, with a password set for them', async () => {
  const teacherBeside = await member('teacher', here)
  const directorBeside = await member('director', here)
  for (const [attacker, schoolId, target] of [
    [student, here.schoolId, student],
    [teacher, here.schoolId, teacherBeside],
    [teacher, here.schoolId, director],
    [teacher, here.schoolId, teacher],
    [teacher, there.schoolId, noa],
    [teacher, here.schoolId, noa],
    [director, here.schoolId, directorBeside],
    [director, here.schoolId, director],
    [director, here.schoolId, teacherThere],
    [director, here.schoolId, noa],
    [director, here.schoolId, admin],
    [ore, there.schoolId, directorThere],
    [ore, here.schoolId, ore],
    [admin, here.schoolId, admin],
  ] as const) {
    const path = { schoolId, personId: target.personId }
    const attempt = () => attacker.tryTo(resetPassword, { path })
    const { status, body } = attacker === admin ? await attempt() : await gainsNothing(attacker, attempt)
    expect([403, 404, 422]).toContain(status)
    expect(JSON.stringify(body)).not.toMatch(/password|@/)
    // Nothing was set, and nobody was sent away.
    const { AuthenticationResult } = await poolCall(door.config, 'InitiateAuth', {
      ClientId: door.config.userPoolClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: target.refreshToken },
    })
    expect(AuthenticationResult?.IdToken).toBeDefined()
  }
})

test('making oneself or a friend the teacher of a group', async () => {
  const friend = await member('teacher', here)
  for (const [attacker, id] of [
    [teacher, groupId],
    [teacher, groupIdThere],
    [director, groupIdThere],
  ] as const) {
    const body = { teacherIds: [friend.personId, attacker.personId] }
    await gainsNothing(attacker, async () =>
      expect([403, 404]).toContain(
        (await attacker.tryTo(changeGroup, { path: { groupId: id }, body })).status,
      ),
    )
  }
  await gainsNothing(
    friend,
    async () => undefined,
    () => friend.tryTo(getRoster, { path: { groupId } }),
  )
})

test('the teacher of a group that was closed', async () => {
  const body = { name: 'Se cierra', grade: '1', schoolYear: 2026 } as const
  const closed = await teacher.ask(createGroup, { path: { schoolId: here.schoolId }, body })
  const path = { groupId: closed.groupId }
  expect((await teacher.tryTo(getRoster, { path })).status).toBe(200)
  await director.ask(changeGroup, { path, body: { active: false } })
  await gainsNothing(
    teacher,
    async () => {
      expect((await teacher.tryTo(changeGroup, { path, body: { active: true } })).status).toBe(404)
      expect((await codesOf(teacher, `group:${closed.groupId}`, 'student')).status).toBe(404)
    },
    () => teacher.tryTo(getRoster, { path }),
  )
})

test('a better score for a child, by who does not teach it or as the child itself', async () => {
  const castle = await door.text('castillos-de-arena')
  const { reading } = await noa.ask(finishReading, { body: readAloud(castle, { 4: '' }) })
  const { finishedAt, readingId } = reading
  const path = { ...ofNoa, finishedAt, readingId }
  const body = { word: 4, outcome: 'correct', reason: 'misheard' } as const
  for (const attacker of [noa, teacher, director, directorThere, ore])
    await gainsNothing(attacker, async () =>
      expect([403, 404]).toContain((await attacker.tryTo(overrideWord, { path, body })).status),
    )
  // Under a student of one's own, by the reading's name.
  await operator.setStudent({ studentId: student.personId, ...here, groupIds: [groupId], familyIds: [] })
  const own = { ...path, studentId: student.personId }
  expect(told(await teacher.tryTo(overrideWord, { path: own, body }))).toBe('409 reading.unknownReading')
  const answers = castle.questions.map(({ id, correctAnswer }) => ({
    questionId: id,
    tries: [correctAnswer],
  }))
  const asStudent = { path: { finishedAt, readingId }, body: { answers } }
  expect(told(await student.tryTo(answerQuestions, asStudent))).toBe('409 reading.unknownReading')
  expect(await teacherThere.ask(listStudentReadings, { path: ofNoa })).toEqual({ readings: [reading] })
})

test('importing rosters of another school, or of the island', async () => {
  const body = { files: [{ name: 'orgs.csv', bytes: 10 }] }
  for (const place of [at(there), 'island', 'region:Humacao'])
    await gainsNothing(director, async () =>
      expect((await director.tryTo(openRosterImport, { path: { place }, body })).status).toBe(404),
    )
})

test('a ticket for the live connection, used again', async () => {
  const { ticket } = await noa.ask(openTicket, { body: {} })
  const connect = () => listen(`${door.config.liveUrl}?ticket=${ticket}`)
  const page = await connect()
  await gainsNothing(student, () => expect(connect()).rejects.toThrow('401'))
  page.close()
})

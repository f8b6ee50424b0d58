import { randomUUID } from 'node:crypto'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { askForChild, listChildRequests } from '#shared/identity/child-request-routes.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { claimChild, createFamilyCode, listChildren, listFamilies } from '#shared/identity/family-routes.ts'
import type { PictureWord } from '#shared/identity/group.ts'
import {
  addToGroup,
  changeGroup,
  findClass,
  getRoster,
  openPreReader,
} from '#shared/identity/group-routes.ts'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listRosterVerdicts,
  openRosterImport,
} from '#shared/identity/roster-import-routes.ts'
import { getProfile, listColleagues } from '#shared/identity/routes.ts'
import { turnOnSecondFactor } from '#shared/identity/second-factor-routes.ts'
import { listSessions } from '#shared/identity/session-routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { deleteUser } from '#tests/journeys/gone.ts'
import { door } from '#tests/journeys/house.ts'
import { member, operator } from '#tests/journeys/member.ts'
import { provenApp } from '#tests/support/authenticator.ts'
import { importing } from '#tests/support/importing.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { rosterFiles } from '#tests/support/roster-files.ts'
import { signUp } from '#tests/support/session.ts'
import {
  type Arranging,
  admin,
  director,
  newGroup,
  passed,
  school,
  schoolId,
  teacher,
  told,
} from './stage.ts'

const place = `school:${schoolId}`
const pictures: PictureWord = ['coqui', 'sol', 'coqui']

const newCode = async () =>
  (await director.ask(createCodes, { path: { place }, body: { role: 'teacher', count: 1 } })).codes[0] ?? {
    codeId: '',
    code: '',
  }

/** A child put on the roster of a group whose pre-readers' sign-in is on. */
async function expectedChild() {
  const groupId = await newGroup()
  await teacher.ask(changeGroup, { path: { groupId }, body: { pictureSignIn: true } })
  const { expected } = await teacher.ask(addToGroup, {
    path: { groupId },
    body: { fullName: 'Mía Quiñones' },
  })
  return { groupId, rosterId: expected[0]?.rosterId ?? '' }
}

/** A child of one group, asked for by another. */
async function asked() {
  const [groupId, fromGroupId] = [await newGroup(), await newGroup()]
  const body = { fromGroupId, fullName: 'Mía Quiñones', moves: false }
  await teacher.ask(askForChild, { path: { groupId }, body })
  const { asked } = await teacher.ask(listChildRequests, { path: { groupId } })
  return { groupId, fromGroupId, requestId: asked[0]?.requestId ?? '' }
}

/** A child, and whoever is family with this child's code. */
async function childAndFamily({ linked }: { readonly linked: boolean }) {
  const [child, mother] = [await door.newStudent('Amaya Ortiz'), await door.newStudent('Iris Báez')]
  const { code } = await child.ask(createFamilyCode, { path: { studentId: child.personId } })
  if (linked) await mother.ask(claimChild, { body: { code } })
  const state = async () => [
    await mother.ask(listChildren),
    await child.ask(listFamilies, { path: { studentId: child.personId } }),
    await told(standingAudited, child.personId),
  ]
  return { child, mother, code, state }
}

const codesMadeBy = async ({ personId }: SignedIn) =>
  (await operator.scan(operator.identityTable)).filter(
    ({ state, ...row }) => state === 'open' && JSON.stringify(row).includes(personId),
  ).length

const rosterImport = (by: SignedIn) =>
  importing(
    by,
    {
      open: openRosterImport,
      check: checkRosterImport,
      apply: applyRosterImport,
      get: getRosterImport,
      verdicts: listRosterVerdicts,
      place,
    },
    rosterFiles({ orgs: [], academicSessions: [], courses: [], classes: [], users: [], enrollments: [] }),
  )

export const commands = {
  'identity/create-codes': async () => ({
    who: director,
    sent: { path: { place }, body: { role: 'teacher', count: 1 } },
    state: async () => undefined,
  }),
  'identity/revoke-code': async () => {
    const { codeId } = await newCode()
    return { who: director, sent: { path: { place, codeId } }, state: () => told(standingAudited, codeId) }
  },
  'identity/apply-code': async () => {
    const [who, { code }] = [await door.newStudent('Marisol Ortiz'), await newCode()]
    const state = async () => [await who.ask(getProfile), await told(standingAudited, who.personId)]
    return { who, sent: { body: { code } }, state }
  },
  'identity/claim-child': async () => {
    const { mother, code, state } = await childAndFamily({ linked: false })
    return { who: mother, sent: { body: { code } }, state }
  },
  'identity/unlink-child': async () => {
    const { child, mother, state } = await childAndFamily({ linked: true })
    return { who: mother, sent: { path: { studentId: child.personId } }, state }
  },
  'identity/revoke-family': async () => {
    const { child, mother, state } = await childAndFamily({ linked: true })
    return { who: admin, sent: { path: { studentId: child.personId, personId: mother.personId } }, state }
  },
  'identity/create-family-code': async () => {
    const who = await door.newStudent()
    // The one before ends.
    return { who, sent: { path: { studentId: who.personId } }, state: () => codesMadeBy(who) }
  },
  'identity/end-role': async () => {
    const { personId } = await member('teacher', school)
    const body = { personId, role: 'teacher', reason: 'moved' } as const
    return { who: admin, sent: { path: { place }, body }, state: () => told(standingAudited, personId) }
  },
  'identity/change-profile': async () => {
    const who = await door.newStudent()
    return { who, sent: { body: { language: 'en-US' } }, state: () => who.ask(getProfile) }
  },
  'identity/confirm-student': async () => {
    const groupId = await newGroup()
    const { personId: studentId } = await door.newStudent('Leo Ortiz')
    await operator.put(operator.identityTable, {
      ...{ pk: `PERSON#${studentId}`, sk: 'PROFILE', personId: studentId, fullName: 'Leo Ortiz' },
      ...{ unconfirmed: true, chosenSchoolId: schoolId, version: 1 },
    })
    const state = async () => [
      await teacher.ask(getRoster, { path: { groupId } }),
      await told(standingAudited, studentId),
    ]
    return { who: teacher, sent: { path: { schoolId, studentId }, body: { groupId } }, state }
  },
  'identity/change-student': async () => {
    const { personId: studentId, ask } = await door.newStudent()
    const state = async () => [await ask(getProfile), await told(standingAudited, studentId)]
    return { who: admin, sent: { path: { studentId }, body: { grade: '3' } }, state }
  },
  'identity/create-group': async () => {
    const who = await member('teacher', school)
    const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
    return { who, sent: { path: { schoolId }, body }, state: () => told(standingAudited, who.personId) }
  },
  'identity/change-group': async () => {
    const groupId = await newGroup()
    const state = () => told(standingAudited, groupId)
    return { who: teacher, sent: { path: { groupId }, body: { name: 'Kínder B' } }, state }
  },
  'identity/add-children': async () => {
    const groupId = await newGroup()
    const state = () => teacher.ask(getRoster, { path: { groupId } })
    const children = [{ fullName: 'Mía Cruz' }, { fullName: 'Ian Vega' }]
    return { who: teacher, sent: { path: { groupId }, body: { children } }, state }
  },
  'identity/rename-child': async () => {
    const path = await expectedChild()
    const state = () => told(standingAudited, path.groupId)
    return { who: teacher, sent: { path, body: { fullName: 'Mía Quiñones Cruz' } }, state }
  },
  'identity/add-to-group': async () => {
    const groupId = await newGroup()
    const state = () => teacher.ask(getRoster, { path: { groupId } })
    return { who: teacher, sent: { path: { groupId }, body: { fullName: 'Ian Vega' } }, state }
  },
  'identity/remove-from-group': async () => {
    const { groupId, rosterId: studentId } = await expectedChild()
    return {
      who: teacher,
      sent: { path: { groupId, studentId } },
      state: () => told(standingAudited, groupId),
    }
  },
  'identity/open-pre-reader': async () => {
    const { groupId, rosterId } = await expectedChild()
    const state = () => teacher.ask(getRoster, { path: { groupId } })
    return { who: teacher, sent: { path: { groupId, rosterId }, body: { pictures } }, state }
  },
  'identity/set-pictures': async () => {
    const path = await expectedChild()
    const { studentId } = await teacher.ask(openPreReader, { path, body: { pictures } })
    const state = () => told(standingAudited, studentId)
    return { who: teacher, sent: { path: { studentId }, body: { pictures } }, state }
  },
  'identity/take-seat': async () => {
    const path = await expectedChild()
    const { studentId } = await teacher.ask(openPreReader, { path, body: { pictures } })
    const { group } = await teacher.ask(getRoster, { path })
    const { classCode = '' } = group
    const { classmates } = await teacher.ask(findClass, { path: { classCode } })
    const body = { seat: classmates[0]?.seat ?? 0, pictures }
    // Another ticket; what is counted is what was wrong.
    const state = async () =>
      (await operator.scan(operator.identityTable)).flatMap(({ pk, sk, childOnNew }) =>
        pk === `PERSON#${studentId}` && sk === 'PICTURE_TRIES' ? [childOnNew] : [],
      )
    return { who: door.anonymous, sent: { path: { classCode }, body }, state }
  },
  'identity/ask-for-child': async () => {
    const [groupId, fromGroupId] = [await newGroup(), await newGroup()]
    const body = { fromGroupId, fullName: 'Mía Quiñones', moves: false }
    const state = () => teacher.ask(listChildRequests, { path: { groupId } })
    return { who: teacher, sent: { path: { groupId }, body }, state }
  },
  'identity/answer-child-request': async () => {
    const { groupId, requestId, fromGroupId } = await asked()
    const state = async () => [
      await teacher.ask(listChildRequests, { path: { groupId } }),
      await told(standingAudited, fromGroupId),
    ]
    const path = { groupId: fromGroupId, requestId }
    return { who: teacher, sent: { path, body: { accepts: false } as const }, state }
  },
  'identity/withdraw-child-request': async () => {
    const { groupId, requestId } = await asked()
    const state = () => teacher.ask(listChildRequests, { path: { groupId } })
    return { who: teacher, sent: { path: { groupId, requestId } }, state }
  },
  'identity/unlock-pictures': async () => {
    const groupId = await newGroup()
    const { classCode = '' } = await teacher.ask(changeGroup, {
      path: { groupId },
      body: { pictureSignIn: true },
    })
    // A year's wrong tries: what unlocks is another code, once.
    const year = { [schoolDay(new Date())]: 180 }
    await operator.put(operator.identityTable, {
      ...{ pk: `CLASS#${classCode}`, sk: 'TRIES', version: 1 },
      ledger: { newest: [], week: year, year, told: {} },
    })
    return { who: teacher, sent: { path: { groupId } }, state: () => told(standingAudited, groupId) }
  },
  'identity/end-session': async () => {
    const ana = await door.newStudent()
    await ana.ask(getProfile)
    const { sessions } = await ana.ask(listSessions)
    const other = await door.newStudent()
    return {
      who: other,
      // Somebody else's, so that the second sending is heard.
      sent: { path: { sessionId: sessions[0]?.sessionId ?? '' } },
      state: async () => (await ana.ask(listSessions)).sessions.length,
    }
  },
  'identity/end-sessions': async () => {
    const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
    await signUp(door.config, { email, password, name: 'Ana Rivera' })
    const ana = await door.signIn(email, password)
    // Whoever did it comes in anew.
    const ask: typeof ana.ask = async (...asked) => (await door.signIn(email, password)).ask(...asked)
    return { who: { ...ana, ask }, sent: {}, state: async () => undefined }
  },
  'identity/turn-on-second-factor': async () => {
    const luz = await member('teacher', school)
    await provenApp(luz)
    return { who: luz, sent: { body: {} }, state: async () => (await luz.ask(getProfile)).secondFactor }
  },
  'identity/remove-second-factor': async () => {
    const luz = await member('teacher', school)
    await provenApp(luz)
    await luz.ask(turnOnSecondFactor, { body: {} })
    const state = async () => (await director.ask(listColleagues, { path: { schoolId } })).staff.length
    return { who: director, sent: { path: { place, personId: luz.personId } }, state }
  },
  'identity/prove-address': async () => {
    const { email = '' } = await door.newStudent()
    return { who: teacher, sent: { body: { email, language: 'es-PR' } }, state: async () => undefined }
  },
  'identity/claim-address': async () => {
    const { email = '' } = await door.newStudent()
    const { codes } = await director.ask(createCodes, {
      path: { place },
      body: { role: 'teacher', count: 1, email },
    })
    const by = { code: codes[0]?.code ?? '' }
    return { who: teacher, sent: { body: { email, by } }, state: async () => undefined }
  },
  'identity/reopen-account': async () => {
    const { personId } = await member('teacher', school)
    // Their user is made anew by the first sending: the second finds it, and sets another password.
    await deleteUser(personId)
    const body = { email: `${randomUUID()}@lee.test` }
    return { who: director, sent: { path: { schoolId, personId }, body }, state: async () => undefined }
  },
  'identity/reset-password': async () => {
    const { personId } = await member('teacher', school)
    return { who: director, sent: { path: { schoolId, personId } }, state: async () => undefined }
  },
  'identity/open-roster-import': async () => ({
    who: director,
    sent: { path: { place }, body: { files: [{ name: 'orgs.csv', bytes: 100 }] } },
    state: async () => undefined,
  }),
  'identity/check-roster-import': async () => {
    const open = await rosterImport(director)
    const { importId } = open.opened.import
    return {
      who: director,
      sent: { path: { place, importId } },
      state: () => passed(open, 'checked'),
      same: ({ files }) => [importId, files],
    }
  },
  'identity/apply-roster-import': async () => {
    const open = await rosterImport(director)
    await open.check()
    const { importId } = open.opened.import
    return {
      who: director,
      sent: { path: { place, importId } },
      state: () => passed(open, 'applied'),
      same: ({ files }) => [importId, files],
    }
  },
} satisfies Arranging<'identity'>

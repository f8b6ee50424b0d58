/** A second factor for staff: set up in one's own account, asked for at each sign-in, taken off by whoever stands above. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listSchoolAudit } from '#shared/audit/routes.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { getProfile, listColleagues, listDepartmentStaff } from '#shared/identity/routes.ts'
import { removeSecondFactor, turnOnSecondFactor } from '#shared/identity/second-factor-routes.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { told } from '#tests/authorization/gains.ts'
import { digits } from '#tests/support/app-digits.ts'
import { provenApp } from '#tests/support/authenticator.ts'
import { eventually } from '#tests/support/eventually.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { signIn, signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const here = await newSchool()
const director = await member('director', here)

/** A teacher, and the ways in by their password and digits. */
async function newTeacher() {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const personId = await signUp(door.config, { email, password, name: 'Luz Delgado' })
  await operator.setPerson({ ...here, personId, roles: ['teacher'], groupIds: [], childIds: [] })
  const comesIn = (code?: string) => signIn(door.config, email, password, code)
  return { comesIn, luz: await door.signIn(email, password) }
}

test('with an app each sign-in asks for its digits; wrong ones open nothing', async () => {
  const { luz, comesIn } = await newTeacher()
  expect(told(await luz.tryTo(turnOnSecondFactor, { body: {} }))).toBe('422 identity.appUnproven')
  const secret = await provenApp(luz)
  expect((await luz.ask(getProfile)).secondFactor).toBeUndefined()
  await luz.ask(turnOnSecondFactor, { body: {} })
  expect((await luz.ask(getProfile)).secondFactor).toBe('on')
  await expect(comesIn()).rejects.toThrow()
  await expect(comesIn('000000')).rejects.toThrow()
  const code = digits(secret)
  const again = door.holding((await comesIn(code)).idToken)
  expect(told(await again.tryTo(getProfile))).toBe('200')
  // Used once.
  await expect(comesIn(code)).rejects.toThrow()
})

test('whoever holds a session does not take the factor off by the pool', async () => {
  const { luz } = await newTeacher()
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false }
  const { accessToken: AccessToken } = luz
  const { message } = await poolCall(door.config, 'SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings,
  })
  expect(message).toBe('Forbidden')
})

test('who lost the app is let in by the director, not by a colleague or themself; the audit tells', async () => {
  const { luz, comesIn } = await newTeacher()
  const { schoolId } = here
  const path = { place: `school:${schoolId}`, personId: luz.personId }
  await provenApp(luz)
  await luz.ask(turnOnSecondFactor, { body: {} })
  const listed = async () =>
    (await director.ask(listColleagues, { path: { schoolId } })).staff.find(
      ({ personId }) => personId === luz.personId,
    )
  for (const who of [luz, await member('teacher', here)])
    expect(told(await who.tryTo(removeSecondFactor, { path }))).toBe('403 kernel.notAllowed')
  const elsewhere = await member('director', await newSchool('Ponce'))
  expect(told(await elsewhere.tryTo(removeSecondFactor, { path }))).toBe('404 kernel.notFound')
  await director.ask(removeSecondFactor, { path })
  expect((await listed())?.hasSecondFactor).toBeUndefined()
  expect(told(await luz.tryTo(getProfile))).toBe('401 kernel.sessionEnded')
  expect((await comesIn()).idToken).toBeDefined()
  await eventually(async () => {
    const { records } = await director.ask(listSchoolAudit, { path: { schoolId } })
    const deeds = records.filter(({ subjectId }) => subjectId === luz.personId).map(({ deed }) => deed)
    expect(deeds).toEqual(expect.arrayContaining(['secondFactorSet', 'secondFactorRemoved']))
  })
  const again = door.holding((await comesIn()).idToken)
  const noticesOf = async () =>
    (await again.ask(listNotifications)).notifications.filter(
      ({ text }) => text.template === 'identity.secondFactorRemoved',
    )
  await eventually(async () => expect(await noticesOf()).toHaveLength(1))
})

test('of two administrators who find each other in the department’s list, one lets the other in', async () => {
  const place = 'island'
  const rosa = await member('admin', {})
  const { codes } = await rosa.ask(createCodes, { path: { place }, body: { role: 'admin', count: 1 } })
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const metadata = { accountType: 'admin', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password, name: 'Eva Cruz', metadata })
  const eva = await door.signIn(email, password)
  await provenApp(eva)
  await eva.ask(turnOnSecondFactor, { body: {} })
  const evaAsListed = async () =>
    (await rosa.ask(listDepartmentStaff)).staff.find(({ personId }) => personId === eva.personId)
  await eventually(async () => expect((await evaAsListed())?.hasSecondFactor).toBe(true))
  const own = { path: { place, personId: eva.personId } }
  expect(told(await eva.tryTo(removeSecondFactor, own))).toBe('403 identity.notYoursToReset')
  await rosa.ask(removeSecondFactor, own)
  expect(await evaAsListed()).toEqual({ personId: eva.personId, fullName: 'Eva Cruz', roles: ['admin'] })
  expect(told(await director.tryTo(listDepartmentStaff))).toBe('403 kernel.notAllowed')
})

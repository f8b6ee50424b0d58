/** Somebody’s account is gone from the pool: it is noticed, and the school opens it again with all there is. */
import { expect, test } from 'vitest'
import { identityStage } from '#tests/support/identity-stage.ts'

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const

const THERE = { schoolId: 'el-roble', region: 'Ponce' } as const

async function directorThere(stage: Awaited<ReturnType<typeof identityStage>>) {
  await stage.keepSchool(THERE.schoolId)
  const code = await stage.codeFor({ role: 'director', ...THERE })
  await stage.signUp('noel@lee.test', { accountType: 'director', code })
  return { claims: (await stage.tokenOf('noel@lee.test')) ?? {} }
}

/** A school with a director, and a teacher who signed up by a code. */
async function school() {
  const stage = await identityStage()
  await stage.keepSchool(HERE.schoolId)
  const joins = async (email: string, role: 'director' | 'teacher') => {
    const code = await stage.codeFor({ role, ...HERE })
    await stage.signUp(email, { accountType: role, code })
    const claims = await stage.tokenOf(email)
    return { email, claims: claims ?? {}, personId: claims?.sub ?? '' }
  }
  const director = await joins('rafael@lee.test', 'director')
  const teacher = await joins('luz@lee.test', 'teacher')
  const gone = () => stage.stage.admin('AdminDeleteUser', { Username: teacher.personId })
  const reopen = (who: { claims: object }, email?: string, schoolId: string = HERE.schoolId) =>
    stage.askWith(
      { ...who.claims },
      stage.handlers.reopenAccount,
      { email },
      { schoolId, personId: teacher.personId },
    )
  const listed = async () => {
    const { body } = await stage.askWith(director.claims, stage.handlers.listColleagues, {}, HERE)
    return body.staff.find(({ personId }: { personId: string }) => personId === teacher.personId)
  }
  return { stage, director, teacher, gone, reopen, listed }
}

test('what is gone is noticed by the day’s comparison, and by it alone', async () => {
  const { stage, gone, listed } = await school()
  await stage.compare()
  expect(await listed()).not.toHaveProperty('lostEntry')
  await gone()
  await stage.compare()
  expect(await listed()).toMatchObject({ lostEntry: 'deleted' })
  // Once: the audit tells it once.
  const audited = async () => {
    const rows = await stage.database.handle('Scan', { TableName: 'identity' })
    return JSON.stringify(rows).split('entryLost').length - 1
  }
  expect(await audited()).toBe(1)
  await stage.compare()
  expect(await audited()).toBe(1)
})

test('the school opens it again: whoever comes in is who they were, under another user', async () => {
  const { stage, director, teacher, gone, reopen, listed } = await school()
  await gone()
  await stage.compare()
  const { status, body } = await reopen(director, 'luz.nueva@lee.test')
  expect(status).toBe(200)
  const { email, password, temporary } = body.wayIn
  expect({ email, temporary }).toEqual({ email: 'luz.nueva@lee.test', temporary: true })
  const claims = (await stage.tokenOf(email, password)) ?? {}
  expect(claims).toMatchObject({ person: teacher.personId, roles: 'teacher', ...HERE })
  expect(claims.sub).not.toBe(teacher.personId)
  const profile = await stage.askWith(claims, stage.handlers.getProfile)
  expect(profile.body).toMatchObject({ personId: teacher.personId, role: 'teacher', ...HERE })
  expect(await listed()).not.toHaveProperty('lostEntry')
  // The new user counts as theirs from now on.
  await stage.compare()
  expect(await listed()).not.toHaveProperty('lostEntry')
})

test('also before the comparison has seen it; and again, where the answer was lost', async () => {
  const { stage, director, gone, reopen } = await school()
  await gone()
  const first = await reopen(director, 'luz@lee.test')
  const second = await reopen(director, 'luz@lee.test')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await stage.tokenOf('luz@lee.test', first.body.wayIn.password)).toBeUndefined()
  expect(await stage.tokenOf('luz@lee.test', second.body.wayIn.password)).toBeDefined()
})

test('nobody opens an account that has its way in, an equal’s, or one under somebody’s address', async () => {
  const { stage, director, teacher, gone, reopen } = await school()
  const told = async (asked: ReturnType<typeof reopen>) => {
    const { status, body } = await asked
    return `${status} ${body.error}`
  }
  expect(await told(reopen(director, 'other@lee.test'))).toBe('409 identity.hasEntry')
  await gone()
  expect(await told(reopen(director))).toBe('422 identity.emailNeeded')
  expect(await told(reopen(director, director.email))).toBe('409 identity.emailTaken')
  const code = await stage.codeFor({ role: 'teacher', ...HERE })
  await stage.signUp('colleague@lee.test', { accountType: 'teacher', code })
  const colleague = { claims: (await stage.tokenOf('colleague@lee.test')) ?? {} }
  expect(await told(reopen(colleague, 'other@lee.test'))).toBe('403 identity.notYoursToReset')
  expect(await told(reopen(teacher, 'other@lee.test'))).toBe('403 identity.notYoursToReset')
  const elsewhere = await directorThere(stage)
  expect(await told(reopen(elsewhere, 'other@lee.test', THERE.schoolId))).toBe('422 identity.unknownPerson')
  expect(await stage.personOf('other@lee.test')).toBeUndefined()
})

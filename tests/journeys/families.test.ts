/** Families and their children: linked by the child's code, until either side ends it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FIRST_GRADE } from '#infra/local/seed/demo-names.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import {
  claimChild,
  createFamilyCode,
  listChildren,
  listFamilies,
  revokeFamily,
  unlinkChild,
} from '#shared/identity/family-routes.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'

const invalid = { status: 422, body: { error: 'identity.codeInvalid' } }

const codeOf = async (child: SignedIn): Promise<string> =>
  (await child.ask(createFamilyCode, { path: { studentId: child.personId } })).code

async function family(code: string): Promise<SignedIn> {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, { email, password, name: 'Iris Báez', metadata: { accountType: 'family', code } })
  return door.signIn(email, password)
}

const reaches = async (person: SignedIn, child: SignedIn): Promise<boolean> =>
  (await person.tryTo(listStudentReadings, { path: { studentId: child.personId } })).status === 200

test('a family signs up with the child’s code, and each sees the other', async () => {
  const child = await door.newStudent('Amaya Ortiz')
  const mother = await family(await codeOf(child))
  const { children } = await mother.ask(listChildren)
  expect(children).toMatchObject([{ studentId: child.personId, fullName: 'Amaya Ortiz', grade: '1' }])
  expect(await reaches(mother, child)).toBe(true)
  const { families } = await child.ask(listFamilies, { path: { studentId: child.personId } })
  expect(families).toMatchObject([{ personId: mother.personId, fullName: 'Iris Báez' }])
})

test('a code works once, a new one ends the one before, and nobody is their own family', async () => {
  const child = await door.newStudent()
  const first = await codeOf(child)
  const second = await codeOf(child)
  const mother = await door.newStudent('Iris Báez')
  expect(await mother.tryTo(claimChild, { body: { code: first } })).toMatchObject(invalid)
  expect(await child.tryTo(claimChild, { body: { code: second } })).toMatchObject(invalid)
  expect(await mother.ask(claimChild, { body: { code: second } })).toMatchObject({
    role: 'family',
    childName: 'Ana Rivera',
  })
  const stranger = await door.newStudent()
  expect(await stranger.tryTo(claimChild, { body: { code: second } })).toMatchObject(invalid)
  await expect(family(second)).rejects.toThrow('identity.familyCodeInvalid')
})

test('an institutional code claims no child', async () => {
  const admin = await door.signIn('admin@demo.test')
  const { codes } = await admin.ask(createCodes, {
    path: { place: 'school:playa-azul' },
    body: { role: 'teacher', count: 1 },
  })
  const ana = await door.newStudent()
  expect(await ana.tryTo(claimChild, { body: { code: codes[0]?.code ?? '' } })).toMatchObject(invalid)
})

test('a family that lets go of a child is refused at the next request, whatever their token says', async () => {
  const child = await door.newStudent()
  const mother = await family(await codeOf(child))
  expect(await reaches(mother, child)).toBe(true)
  await mother.ask(unlinkChild, { path: { studentId: child.personId } })
  expect(await reaches(mother, child)).toBe(false)
  expect(await mother.ask(listChildren)).toEqual({ children: [] })
  expect(await child.ask(listFamilies, { path: { studentId: child.personId } })).toEqual({ families: [] })
  // Again changes nothing.
  await mother.ask(unlinkChild, { path: { studentId: child.personId } })
})

test('a director revokes a link, and with a new code there is one again', async () => {
  const director = await door.signIn('director@demo.test')
  const { codes } = await director.ask(createCodes, {
    path: { place: `group:${FIRST_GRADE}` },
    body: { role: 'student', count: 1 },
  })
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const metadata = { accountType: 'student', grade: '1', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password, name: 'Leo Matos', metadata })
  const child = await door.signIn(email, password)
  const mother = await family(await codeOf(child))
  const path = { studentId: child.personId, personId: mother.personId }
  expect((await mother.tryTo(revokeFamily, { path })).status).toBe(403)
  await director.ask(revokeFamily, { path })
  expect(await reaches(mother, child)).toBe(false)

  const again = await director.ask(createFamilyCode, { path: { studentId: child.personId } })
  await mother.ask(claimChild, { body: { code: again.code } })
  expect(await reaches(mother, child)).toBe(true)
})

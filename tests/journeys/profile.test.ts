import { expect, test } from 'vitest'
import { changeProfile, getProfile } from '#shared/identity/routes.ts'
import { door } from './house.ts'
import { member } from './member.ts'

test('a student says their language, and neither their name nor anything else about themselves', async () => {
  const ana = await door.newStudent()
  const changed = await ana.ask(changeProfile, { body: { language: 'en-US' } })
  expect(changed).toMatchObject({ fullName: 'Ana Rivera', language: 'en-US', role: 'student' })
  expect(await ana.tryTo(changeProfile, { body: { fullName: 'El Rey', language: 'es-PR' } })).toMatchObject({
    status: 403,
    body: { error: 'kernel.notAllowed' },
  })
  expect(await ana.ask(getProfile)).toEqual(changed)
  for (const forbidden of [
    { role: 'admin' },
    { roles: ['admin'] },
    { grade: '5' },
    { schoolId: 'playa-azul' },
  ])
    expect((await ana.raw('PATCH /profile', { body: JSON.stringify(forbidden) })).status).toBe(422)
  expect(await ana.ask(getProfile)).toEqual(changed)
})

test('everybody else says their own name', async () => {
  for (const role of ['teacher', 'family'] as const) {
    const luz = await member(role, {}, 'Luz Delgado')
    const fullName = 'Luz Núñez-O’Neill 🌞'
    expect(await luz.ask(changeProfile, { body: { fullName } })).toMatchObject({ fullName, role })
  }
})

test.each([
  ['changes the direction', 'Ana \u202e Rivera'],
  ['has half a character', 'Ana \ud83c'],
  ['is a megabyte long', 'a'.repeat(1_000_000)],
])('a name that %s is none', async (_, fullName) => {
  const luz = await member('teacher', {}, 'Luz Delgado')
  expect(await luz.tryTo(changeProfile, { body: { fullName } })).toMatchObject({
    status: 422,
    body: { error: 'kernel.invalid', issues: [{ path: 'fullName' }] },
  })
  expect(await luz.ask(getProfile)).toMatchObject({ fullName: 'Luz Delgado' })
})

import { expect, test } from 'vitest'
import { changeProfile, getProfile } from '#shared/identity/routes.ts'
import { door } from './house.ts'

test('everybody says their own name and language, and nothing else about themselves', async () => {
  const ana = await door.newStudent()
  const fullName = 'Ana Núñez-O’Neill 🌞'
  const changed = await ana.ask(changeProfile, { body: { fullName, language: 'en-US' } })
  expect(changed).toMatchObject({ fullName, language: 'en-US', role: 'student' })
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

test.each([
  ['changes the direction', 'Ana \u202e Rivera'],
  ['has half a character', 'Ana \ud83c'],
  ['is a megabyte long', 'a'.repeat(1_000_000)],
])('a name that %s is none', async (_, fullName) => {
  const ana = await door.newStudent()
  expect(await ana.tryTo(changeProfile, { body: { fullName } })).toMatchObject({
    status: 422,
    body: { error: 'kernel.invalid', issues: [{ path: 'fullName' }] },
  })
  expect(await ana.ask(getProfile)).toMatchObject({ fullName: 'Ana Rivera' })
})

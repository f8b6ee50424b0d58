/** The way in, guard by guard: what a token must be, and what the stored standing must say. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { http } from '#functions/platform/http/http.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { type May, route } from '#shared/kernel/route.ts'
import { placeStandingKey, ROLES, type Role } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const stage = await handlerStage()
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const

/** A handler that says yes to whoever is let through. */
const door = (may: May<'id'>) =>
  http(
    route({
      name: 'probe/probe',
      on: 'GET /probe/{id}',
      about: 'Probes.',
      may,
      reply: z.strictObject({ in: z.boolean() }),
      errors: [],
    }),
    async () => ({ in: true }),
  )
const asked = async (
  may: May<'id'>,
  person: Awaited<ReturnType<typeof stage.member>>,
  id: string,
  claims?: Readonly<Record<string, unknown>>,
) => (await stage.ask(door(may), person, { path: { id }, ...(claims && { claims }) })).status

const STAFF: readonly Role[] = ['teacher', 'director', 'ore', 'admin']
const placed = { group: 'first-a', school: 'playa-azul' } as const
for (const [kind, id] of Object.entries(placed)) {
  const place = `${kind}:${id}`
  await stage.write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
}
await stage.student({ studentId: 'ana', ...HERE, groupIds: ['first-a'] })

const teacher = await stage.member('teacher', { ...HERE, groupIds: ['first-a'] })
const otherTeacher = await stage.member('teacher', { ...HERE, groupIds: ['first-b'] })
const ore = await stage.member('ore', { region: 'Humacao' })
const oreElsewhere = await stage.member('ore', { region: 'Ponce' })
const admin = await stage.member('admin')

test('a token that is no ID token, names nobody, or lacks the role is refused', async () => {
  const own: May<'id'> = { roles: ['teacher'], scope: 'self' }
  expect(await asked(own, teacher, 'x')).toBe(200)
  expect(await asked(own, teacher, 'x', { token_use: 'access' })).toBe(401)
  expect(await asked(own, teacher, 'x', { sub: undefined })).toBe(401)
  expect(await asked(own, teacher, 'x', { roles: 'student' })).toBe(403)
  expect(await asked(own, teacher, 'x', { roles: undefined })).toBe(403)
  expect(await asked({ roles: 'anyone', scope: 'self' }, teacher, 'x', { token_use: 'access' })).toBe(401)
})

test.each(ROLES)('%s is not let in where every other role is', async role => {
  const somebody = await stage.member(role)
  const others = ROLES.filter(other => other !== role)
  expect(await asked({ roles: others, scope: 'self' }, somebody, 'x')).toBe(403)
  expect(await asked({ roles: others, scope: 'island' }, somebody, 'x')).toBe(403)
  expect(await asked({ roles: [role], scope: 'self' }, somebody, 'x')).toBe(200)
})

test('a function that cannot ask for standings serves nobody beyond themselves', async () => {
  const handler = door({ roles: ['admin'], scope: 'island' })
  expect((await stage.ask(handler, admin, { path: { id: 'x' }, admits: false })).status).toBe(500)
})

test('a child is reached as the stored standings say, and by nobody else', async () => {
  const may: May<'id'> = { roles: STAFF, scope: 'student', of: 'id' }
  expect(await asked(may, teacher, 'ana')).toBe(200)
  expect(await asked(may, otherTeacher, 'ana')).toBe(404)
  expect(await asked(may, teacher, 'nobody')).toBe(404)
  expect(await asked(may, admin, 'nobody')).toBe(404)
})

test('a place is reached as the stored standings say: one by one, by its kind', async () => {
  const group: May<'id'> = { roles: STAFF, scope: 'group', of: 'id' }
  expect(await asked(group, teacher, 'first-a')).toBe(200)
  expect(await asked(group, otherTeacher, 'first-a')).toBe(404)
  expect(await asked(group, admin, 'no-group')).toBe(404)
  const school: May<'id'> = { roles: STAFF, scope: 'school', of: 'id' }
  expect(await asked(school, otherTeacher, 'playa-azul')).toBe(200)
  expect(await asked(school, oreElsewhere, 'playa-azul')).toBe(404)
  // A group’s name is no school’s.
  expect(await asked(school, teacher, 'first-a')).toBe(404)
  const region: May<'id'> = { roles: STAFF, scope: 'region', of: 'id' }
  expect(await asked(region, ore, 'Humacao')).toBe(200)
  expect(await asked(region, oreElsewhere, 'Humacao')).toBe(404)
  const anywhere: May<'id'> = { roles: STAFF, scope: 'place', of: 'id' }
  expect(await asked(anywhere, teacher, 'group:first-a')).toBe(200)
  expect(await asked(anywhere, ore, 'region:Humacao')).toBe(200)
  expect(await asked(anywhere, ore, 'island')).toBe(404)
  expect(await asked(anywhere, admin, 'island')).toBe(200)
})

test.each([
  'island ',
  'ISLAND',
  'region:humacao',
  'region:Humacao ',
  'region:Atlantis',
  'school:',
  'group:first-a#',
  'STANDING',
  '',
])('the place %o is nowhere, for anyone', async place => {
  const anywhere: May<'id'> = { roles: STAFF, scope: 'place', of: 'id' }
  for (const person of [admin, ore, teacher]) expect(await asked(anywhere, person, place)).toBe(404)
})

test('what the token says and the standing does not opens nothing beyond oneself', async () => {
  const island: May<'id'> = { roles: ['admin'], scope: 'island' }
  expect(await asked(island, admin, 'x')).toBe(200)
  expect(await asked(island, teacher, 'x', { roles: 'admin' })).toBe(403)
  expect(
    await asked({ roles: ['ore'], scope: 'region', of: 'id' }, teacher, 'Humacao', { roles: 'ore' }),
  ).toBe(403)
  const unknown = { ...admin, personId: 'nobody' }
  expect(await asked(island, unknown, 'x')).toBe(403)
  // A role that is held reaches nothing where the route does not admit it.
  const both = await stage.member('admin', { roles: ['admin', 'teacher'], ...HERE })
  expect(await asked({ roles: ['teacher'], scope: 'student', of: 'id' }, both, 'ana')).toBe(404)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { REGIONS } from '#shared/kernel/school.ts'
import { addSchool, changeSchool, listCatalogue, listSchools } from '#shared/schools/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'

const admin = await door.signIn('admin@demo.test')

/** A name that no other test uses. */
const newName = () => `Escuela de Prueba ${randomUUID().slice(0, 8)}`
const listed = async (region: (typeof REGIONS)[number]) => {
  const { status, body } = await door.anonymous.raw(`GET /schools?region=${encodeURIComponent(region)}`)
  expect(status).toBe(200)
  return listSchools.reply.parse(body).schools
}
const catalogue = async (query: string) =>
  listCatalogue.reply.parse((await admin.raw(`GET /island/schools?${query}`)).body).schools

test('who signs up sees the active schools of each region, by name', async () => {
  for (const region of REGIONS) {
    const schools = await listed(region)
    expect(schools.length).toBeGreaterThan(3)
    expect(schools.every(school => school.active && school.region === region)).toBe(true)
  }
  expect(await listed('Humacao')).toContainEqual({
    schoolId: 'playa-azul',
    name: 'Escuela Playa Azul, Luquillo',
    region: 'Humacao',
    municipio: 'Luquillo',
    active: true,
  })
})

test('an administrator adds a school, moves it, closes it and opens it again', async () => {
  const name = newName()
  const added = await admin.ask(addSchool, {
    body: { name, region: 'Ponce', municipio: 'guanica', active: true },
  })
  expect(added).toMatchObject({ name, municipio: 'Guánica', active: true })
  const { schoolId } = added
  await eventually(async () => expect(await listed('Ponce')).toContainEqual(added))

  const path = { schoolId }
  const moved = await admin.ask(changeSchool, { path, body: { region: 'San Juan', municipio: 'Carolina' } })
  expect(moved).toEqual({ ...added, region: 'San Juan', municipio: 'Carolina' })
  await eventually(async () => {
    expect(await listed('San Juan')).toContainEqual(moved)
    expect(await listed('Ponce')).not.toContainEqual(added)
  })

  const closed = await admin.ask(changeSchool, { path, body: { active: false } })
  await eventually(async () => {
    expect(await listed('San Juan')).not.toContainEqual(expect.objectContaining({ schoolId }))
    expect(await catalogue('region=San%20Juan&active=false')).toContainEqual(closed)
  })
  expect(await catalogue('municipio=carolina')).toContainEqual(closed)
  expect(await admin.ask(changeSchool, { path, body: { active: true } })).toEqual(moved)
})

test('the catalogue refuses what cannot be', async () => {
  const school = { name: newName(), region: 'Caguas', municipio: 'Cayey', active: true } as const
  const refused = async (body: Parameters<typeof admin.ask<typeof addSchool>>[1] & object) =>
    (await admin.tryTo(addSchool, body)).body
  const { schoolId } = await admin.ask(addSchool, { body: school })
  expect(await refused({ body: { ...school, municipio: 'Miami' } })).toMatchObject({
    error: 'schools.unknownMunicipio',
  })
  expect(await refused({ body: { ...school, municipio: 'Ponce' } })).toMatchObject({
    error: 'schools.anotherRegion',
  })
  expect(
    await refused({ body: { ...school, schoolId: 'other', name: school.name.toUpperCase() } }),
  ).toMatchObject({
    error: 'schools.nameTaken',
    details: { field: 'name' },
  })
  expect(await refused({ body: { ...school, schoolId, name: newName() } })).toMatchObject({
    error: 'schools.idTaken',
    details: { field: 'schoolId' },
  })
  const other = await admin.ask(addSchool, { body: { ...school, name: newName() } })
  const rename = { path: { schoolId: other.schoolId }, body: { name: school.name } }
  expect(await admin.tryTo(changeSchool, rename)).toMatchObject({ body: { error: 'schools.nameTaken' } })
  const nowhere = { path: { schoolId: 'no-such-school' }, body: { active: false } }
  expect(await admin.tryTo(changeSchool, nowhere)).toMatchObject({ status: 404 })
})

test.each([
  ['changes the direction', { name: 'Escuela \u202e Luz' }, 'name'],
  ['has half a character', { name: 'Escuela \ud83c' }, 'name'],
  ['is a megabyte long', { name: 'a'.repeat(1_000_000) }, 'name'],
  ['has a code with spaces', { schoolId: 'Escuela 7' }, 'schoolId'],
])('a school that %s is none', async (_, odd, path) => {
  const body = { name: newName(), region: 'Caguas', municipio: 'Cayey', active: true, ...odd } as const
  expect(await admin.tryTo(addSchool, { body })).toMatchObject({
    status: 422,
    body: { error: 'kernel.invalid', issues: [{ path }] },
  })
})

test('a school keeps the flowers of its name', async () => {
  const name = `${newName()} Añasco 🌺`
  const body = { name, region: 'Mayagüez', municipio: 'Añasco', active: true } as const
  const { schoolId } = await admin.ask(addSchool, { body })
  const change = { path: { schoolId }, body: { name: `${name}🌺` } }
  expect(await admin.ask(changeSchool, change)).toEqual({ schoolId, ...body, name: `${name}🌺` })
})

test('of two that take one name at once, one gets it', async () => {
  const name = newName()
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map(end =>
      admin.tryTo(addSchool, {
        body: {
          schoolId: `race-${randomUUID()}-${end}`,
          name,
          region: 'Arecibo',
          municipio: 'Camuy',
          active: true,
        },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

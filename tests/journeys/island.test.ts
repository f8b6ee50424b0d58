/** What the island knows of its schools: how many children learn there, and who read this week. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import {
  getIslandAggregates,
  getIslandFigures,
  getRegionFigures,
  getSchoolFigures,
} from '#shared/island/routes.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { addSchool } from '#shared/schools/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member } from './member.ts'
import { readAloud } from './reading-aloud.ts'
import { ticking } from './ticking.ts'

test('a school is counted by its children, wherever it is looked at from', async () => {
  const admin = await door.signIn('admin@demo.test')
  const name = `Escuela de la Isla ${randomUUID().slice(0, 8)}`
  const body = { name, region: 'Humacao', municipio: 'Luquillo', active: true } as const
  const { schoolId } = await admin.ask(addSchool, { body })
  const at = { path: { schoolId } }
  // Identity hears of the school a moment later.
  const director = await member('director', { schoolId, region: 'Humacao' })
  const group = await eventually(() =>
    admin.ask(createGroup, {
      ...at,
      body: { name: 'Primero A', grade: '1', schoolYear: 2026, teacherIds: [] },
    }),
  )
  const { codes } = await admin.ask(createCodes, {
    path: { place: `group:${group.groupId}` },
    body: { role: 'student', count: 2 },
  })
  const children = await Promise.all(
    codes.map(async ({ code }, n) => {
      const child = { email: `${randomUUID()}@lee.test`, password: randomUUID(), name: `Niño ${n}` }
      await signUp(door.config, { ...child, metadata: { accountType: 'student', grade: '1', code } })
      return door.signIn(child.email, child.password)
    }),
  )
  const castle = await door.text('castillos-de-arena')
  for (const _ of ['once', 'again']) await children[0]?.ask(finishReading, { body: readAloud(castle) })

  const counts = { students: 2, readers: 1, readings: 2 }
  const figures = { schoolId, name, region: 'Humacao', municipio: 'Luquillo', groups: 1, ...counts }
  await ticking('island', 'count-schools', async () =>
    expect(await director.ask(getSchoolFigures, at)).toMatchObject({
      school: figures,
      groups: [{ groupId: group.groupId, ...counts }],
    }),
  )
  expect((await admin.ask(getIslandFigures)).schools).toContainEqual(figures)
  const ore = await door.signIn('ore@demo.test')
  const { schools } = await ore.ask(getRegionFigures, { path: { region: 'Humacao' } })
  expect(schools).toContainEqual(figures)
  expect(schools.every(({ region }) => region === 'Humacao')).toBe(true)
  // Of each region's sums the regional offices are told too; of the other regions' schools only the department is.
  const { regions, withheld } = await ore.ask(getIslandAggregates)
  expect(regions).toContainEqual({
    region: 'Humacao',
    schools: schools.length,
    ...Object.fromEntries(
      (['groups', 'students', 'readers', 'readings'] as const).map(of => [
        of,
        schools.reduce((sum, one) => sum + one[of], 0),
      ]),
    ),
  })
  expect(regions.length + withheld.length).toBe(REGIONS.length)
  expect(JSON.stringify(regions)).not.toContain(name)
  expect(await director.tryTo(getIslandAggregates)).toMatchObject({ status: 403 })
  expect(await ore.tryTo(getRegionFigures, { path: { region: 'Ponce' } })).toMatchObject({ status: 404 })
  expect(await ore.tryTo(getIslandFigures)).toMatchObject({ status: 403 })
  expect(await director.tryTo(getRegionFigures, { path: { region: 'Humacao' } })).toMatchObject({
    status: 403,
  })
})

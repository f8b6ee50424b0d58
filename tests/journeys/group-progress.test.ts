/** A group at a glance: a line a child, soon after they read. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud } from './reading-aloud.ts'
import { ticking } from './ticking.ts'

test('a child who reads appears in the group’s lines', async () => {
  const school = await newSchool()
  const teacher = await member('teacher', school)
  const body = { name: 'Primero A', grade: '1', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body })
  const path = { groupId }
  expect(await teacher.ask(getGroupProgress, { path })).toEqual({
    children: [],
    today: schoolDay(new Date()),
  })

  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const email = `${randomUUID()}@lee.test`
  await signUp(door.config, {
    email,
    password: 'coqui-demo',
    name: 'Ana Rivera',
    metadata: { accountType: 'student', grade: '1', code: codes[0]?.code ?? '' },
  })
  const child = await door.signIn(email, 'coqui-demo')
  const { reading } = await child.ask(finishReading, {
    body: readAloud(await door.text('castillos-de-arena'), { 2: 'otra' }),
  })

  await ticking('progress', 'count-children', async () => {
    const { children } = await teacher.ask(getGroupProgress, { path })
    expect(children).toHaveLength(1)
    expect(children[0]).toMatchObject({
      studentId: child.personId,
      readings: 1,
      words: reading.wordsCorrect,
      languages: { 'es-PR': { readings: 1, latest: [reading.accuracy] } },
    })
  })
})

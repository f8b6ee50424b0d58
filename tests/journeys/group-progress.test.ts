/** A group at a glance: a line a child, soon after they read. */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { PATIENCE_MS } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud } from './reading-aloud.ts'

test('a child who reads appears in the group’s lines', {
  timeout: 2.5 * PATIENCE_MS,
}, async () => {
  const school = await newSchool()
  const teacher = await member('teacher', school)
  const body = { name: 'Primero A', grade: '1', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body })
  const path = { groupId }
  expect(await teacher.ask(getGroupProgress, { path })).toEqual({ children: [] })

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

  const counted = { timeout: 1.8 * PATIENCE_MS, interval: 500 }
  await vi.waitFor(async () => {
    const { children } = await teacher.ask(getGroupProgress, { path })
    expect(children).toHaveLength(1)
    expect(children[0]).toMatchObject({
      studentId: child.personId,
      readings: 1,
      words: reading.wordsCorrect,
      languages: { 'es-PR': { readings: 1, latest: [reading.accuracy] } },
    })
  }, counted)
})

/** A school at a glance: its director sees a group's counts soon after its children read, and nobody's name. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getSchoolProgress } from '#shared/progress/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud } from './reading-aloud.ts'
import { ticking } from './ticking.ts'

test('what a group reads is counted for its school; a child who only came counts as one to look at', async () => {
  const school = await newSchool()
  const { schoolId } = school
  const teacher = await member('teacher', school)
  const director = await member('director', school)
  const body = { name: 'Primero A', grade: '1', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 2 } })
  const children: SignedIn[] = []
  for (const [n, name] of ['Ana Rivera', 'Beto Santos'].entries()) {
    const email = `${randomUUID()}@lee.test`
    const metadata = { accountType: 'student', grade: '1', code: codes[n]?.code ?? '' }
    await signUp(door.config, { email, password: 'coqui-demo', name, metadata })
    children.push(await door.signIn(email, 'coqui-demo'))
  }
  const text = await door.text('castillos-de-arena')
  await children[0]?.ask(finishReading, { body: readAloud(text, {}) })

  await ticking('progress', 'count-children', async () => {
    const { groups } = await director.ask(getSchoolProgress, { path: { schoolId } })
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({
      groupId,
      children: 2,
      toHelp: 1,
      byRule: { silent: 1 },
      readers: 1,
      readings: 1,
      languages: { 'es-PR': { children: 1, paces: [{ grade: '1' }] } },
    })
    expect(JSON.stringify(groups)).not.toContain(children[0]?.personId)
  })
})

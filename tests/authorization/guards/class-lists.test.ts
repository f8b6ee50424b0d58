/** A class put on its roster at once, and a name written in another way, by the real handlers. */
import { expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { type Group, MOST_CHILDREN } from '#shared/identity/group.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, write } = await handlerStage()
const [adds, renames, groups] = await Promise.all([
  import('#functions/identity/groups/add-children.ts'),
  import('#functions/identity/groups/rename-child.ts'),
  import('#functions/identity/groups/group-store.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const

async function newGroup(groupId: string) {
  const made = { name: groupId, grade: 'K', schoolYear: 2026, students: 0, active: true } as const
  const group: Group = { ...made, teacherIds: [], groupId, schoolId: HERE.schoolId }
  const place = `group:${groupId}`
  await write(
    groups.putGroup(group, 0),
    put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }),
  )
}
const names = (count: number) => Array.from({ length: count }, (_, n) => ({ fullName: `Ana Rivera ${n}` }))
const rosterOf = async (groupId: string) => (await groups.readExpected(groupId)).map(one => one.fullName)

test('a teacher puts children on the roster of an own group, as many as it holds, all or none', async () => {
  await newGroup('kinder-a')
  const path = { groupId: 'kinder-a' }
  const teacher = await member('teacher', { ...HERE, groupIds: ['kinder-a'] })
  const colleague = await member('teacher', HERE)
  const body = { children: names(MOST_CHILDREN - 1) }
  expect((await ask(adds.handler, colleague, { path, body })).status).toBe(404)
  expect((await ask(adds.handler, teacher, { path, body })).status).toBe(200)
  expect((await ask(adds.handler, teacher, { path, body: { children: names(2) } })).error).toBe(
    'identity.groupFull',
  )
  expect(await rosterOf('kinder-a')).toHaveLength(MOST_CHILDREN - 1)
  expect((await ask(adds.handler, teacher, { path, body: { children: names(1) } })).status).toBe(200)
})

test('a name is written anew for a child of that roster, and of no other', async () => {
  for (const groupId of ['kinder-b', 'kinder-c']) {
    await newGroup(groupId)
    await write(groups.putExpected(groupId, { rosterId: `of-${groupId}`, fullName: `Leo ${groupId}` }))
  }
  const teacher = await member('teacher', { ...HERE, groupIds: ['kinder-b'] })
  const renaming = async (groupId: string, rosterId: string) => {
    const { status, error } = await ask(renames.handler, teacher, {
      path: { groupId, rosterId },
      body: { fullName: 'Leo Colón' },
    })
    return error ?? status
  }
  expect(await renaming('kinder-b', 'of-kinder-c')).toBe('identity.unknownChild')
  expect(await renaming('kinder-c', 'of-kinder-c')).toBe('kernel.notFound')
  expect(await renaming('kinder-b', 'of-kinder-b')).toBe(200)
  expect(await rosterOf('kinder-b')).toEqual(['Leo Colón'])
  expect(await rosterOf('kinder-c')).toEqual(['Leo kinder-c'])
})

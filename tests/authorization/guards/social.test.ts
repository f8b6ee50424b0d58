/** Children with children: who is found, befriended and cheered, and who switches it off, by the real handlers. */
import { expect, test } from 'vitest'
import { socialTable } from '#functions/social/table.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(socialTable)
const [asks, accepts, ends, reacts, prefers, looks, switches, store] = await Promise.all([
  import('#functions/social/ask-friend.ts'),
  import('#functions/social/accept-friend.ts'),
  import('#functions/social/end-friend.ts'),
  import('#functions/social/react.ts'),
  import('#functions/social/change-preferences.ts'),
  import('#functions/social/get-student-social.ts'),
  import('#functions/social/switch-student-social.ts'),
  import('#functions/social/social-store.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const ELSEWHERE = { schoolId: 'las-lomas', region: 'Ponce' } as const

const told = async (asking: ReturnType<typeof ask>) => {
  const { status, error } = await asking
  return error ?? status
}
const to = ({ personId }: PersonStanding) => ({ friendId: personId })

/** A child of grade 3 in a group, as other nouns have told of them, and what they ask for. */
async function child(place: typeof HERE | typeof ELSEWHERE = HERE, groupIds = ['third-a']) {
  const person = await member('student', { ...place, groupIds })
  const { personId } = person
  await student({ studentId: personId, schoolId: place.schoolId, groupIds })
  await store.changeSelf(personId, { ...place, groupIds, grade: '3' })
  const friendCode = await store.friendCodeOf(await store.readSelf(personId))
  return {
    person,
    personId,
    friendCode,
    asks: (code: string) => told(ask(asks.handler, person, { body: { friendCode: code } })),
    accepts: (other: PersonStanding) => told(ask(accepts.handler, person, { path: to(other) })),
    ends: (other: PersonStanding) => told(ask(ends.handler, person, { path: to(other) })),
    cheers: (other: PersonStanding) =>
      told(ask(reacts.handler, person, { path: to(other), body: { reaction: 'clap' } })),
    prefers: () => told(ask(prefers.handler, person, { body: { onSchoolBoard: true } })),
    stateOf: async (other: PersonStanding) => (await store.readFriend(personId, other.personId))?.state,
  }
}

test('a code finds children of the own school, who are not switched off, and not oneself', async () => {
  const [ana, leo, far, closed] = [await child(), await child(), await child(ELSEWHERE), await child()]
  await store.changeSelf(closed.personId, { offByFamily: true })
  expect(await ana.asks(far.friendCode)).toBe('social.unknownCode')
  expect(await ana.asks(closed.friendCode)).toBe('social.unknownCode')
  expect(await ana.asks('ZZZZZZZZ')).toBe('social.unknownCode')
  expect(await ana.asks(ana.friendCode)).toBe('social.ownCode')
  expect(await ana.asks(leo.friendCode)).toBe(200)
})

test('nobody is a friend by asking alone, nor by saying yes to oneself; who is one is not asked again', async () => {
  const [ana, leo] = [await child(), await child()]
  expect(await leo.accepts(ana.person)).toBe('social.notFriends')
  await ana.asks(leo.friendCode)
  expect(await ana.accepts(leo.person)).toBe('social.notFriends')
  expect(await ana.cheers(leo.person)).toBe('social.notFriends')
  expect(await leo.cheers(ana.person)).toBe('social.notFriends')
  expect(await leo.accepts(ana.person)).toBe(200)
  expect(await ana.stateOf(leo.person)).toBe('friends')
  expect(await ana.cheers(leo.person)).toBe(200)
  expect(await ana.asks(leo.friendCode)).toBe('social.alreadyFriends')
  expect(await leo.ends(ana.person)).toBe(200)
  expect(await ana.stateOf(leo.person)).toBeUndefined()
  expect(await ana.cheers(leo.person)).toBe('social.notFriends')
})

test('whoever has thirty is asked by nobody, and asks nobody', async () => {
  const [ana, leo] = [await child(), await child()]
  for (let n = 0; n < 30; n++) await write(store.friendWrite(leo.personId, `somebody-${n}`, 'asked'))
  expect(await ana.asks(leo.friendCode)).toBe('social.tooManyFriends')
  expect(await leo.asks(ana.friendCode)).toBe('social.tooManyFriends')
})

test('who is switched off, or in no group, does nothing with others, and nobody does with them', async () => {
  const [ana, leo, alone] = [await child(), await child(), await child(HERE, [])]
  await ana.asks(leo.friendCode)
  await leo.accepts(ana.person)
  await store.changeSelf(leo.personId, { offByTeacher: true })
  expect(await ana.cheers(leo.person)).toBe('social.notFriends')
  for (const one of [leo, alone]) {
    expect(await one.asks(ana.friendCode)).toBe('social.closed')
    expect(await one.accepts(ana.person)).toBe('social.closed')
    expect(await one.cheers(ana.person)).toBe('social.closed')
    expect(await one.prefers()).toBe('social.closed')
  }
  const [eva, new_] = [await child(), await child()]
  await eva.asks(new_.friendCode)
  await store.changeSelf(eva.personId, { offByFamily: true })
  expect(await new_.accepts(eva.person)).toBe('social.notFriends')
})

test('family and teacher have a switch each, and neither turns on what the other has turned off', async () => {
  const ana = await child()
  const studentId = ana.personId
  const family = await member('family', { childIds: [studentId] })
  const teacher = await member('teacher', { ...HERE, groupIds: ['third-a'] })
  await student({ studentId, ...HERE, groupIds: ['third-a'], familyIds: [family.personId] })
  const path = { studentId }
  const switching = async (who: PersonStanding, off: boolean) =>
    (await ask(switches.handler, who, { path, body: { off } })).body
  expect(await switching(family, true)).toEqual({ byFamily: true, byTeacher: false })
  expect(await switching(teacher, false)).toEqual({ byFamily: true, byTeacher: false })
  expect((await ask(looks.handler, teacher, { path })).body).toEqual({ byFamily: true, byTeacher: false })
  // A colleague's, another family, the child itself.
  const others = [await member('teacher', HERE), await member('family')]
  for (const who of others)
    for (const { handler } of [switches, looks])
      expect((await ask(handler, who, { path, body: { off: false } })).status).toBe(404)
  expect((await ask(switches.handler, ana.person, { path, body: { off: false } })).status).toBe(403)
  // Who is both decides for their own child as family.
  const both = await member('teacher', { ...HERE, groupIds: ['third-a'], childIds: [studentId] })
  expect(await switching(both, false)).toEqual({ byFamily: false, byTeacher: false })
})

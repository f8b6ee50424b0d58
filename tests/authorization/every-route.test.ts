/** Who may call what: each route of the contract, asked by everybody there is towards one child. */
import { expect, test } from 'vitest'
import { routes } from '#shared/contract.ts'
import { isCommand, type RouteSpec } from '#shared/kernel/route.ts'
import type { Role, Scope } from '#shared/kernel/standing.ts'
import { door } from '#tests/journeys/house.ts'
import type { Person } from '#tests/support/person.ts'
import { cast, type Somebody } from './cast.ts'

type Verdict = 'admitted' | '401' | '403' | '404'

/** Everybody's role, and whether the child's records are theirs to see: the decision "Who sees what", by hand. */
const standing: Record<Somebody, { readonly role: Role; readonly seesChild: boolean }> = {
  child: { role: 'student', seesChild: true },
  anotherStudent: { role: 'student', seesChild: false },
  family: { role: 'family', seesChild: true },
  anotherFamily: { role: 'family', seesChild: false },
  oneSidedFamily: { role: 'family', seesChild: false },
  teacher: { role: 'teacher', seesChild: true },
  teacherOfAnotherGroup: { role: 'teacher', seesChild: false },
  teacherElsewhere: { role: 'teacher', seesChild: false },
  director: { role: 'director', seesChild: true },
  directorElsewhere: { role: 'director', seesChild: false },
  ore: { role: 'ore', seesChild: true },
  oreElsewhere: { role: 'ore', seesChild: false },
  admin: { role: 'admin', seesChild: true },
}
const everybody = Object.keys(standing) as Somebody[]

function expected({ may: { roles, scope } }: RouteSpec, who: Somebody): Verdict {
  const { role, seesChild } = standing[who]
  if (roles !== 'anyone' && !roles.includes(role)) return '403'
  const sees: Partial<Record<Scope, boolean>> = {
    public: true,
    self: true,
    student: seesChild,
    island: role === 'admin',
  }
  const seen = sees[scope]
  if (seen === undefined) throw new Error(`say above who reaches a ${scope}`)
  return seen ? 'admitted' : '404'
}

/** The route asked about the child, with an empty body: what comes after admission is not the question here. */
async function verdict(route: RouteSpec, person: Person): Promise<Verdict> {
  const { of, scope } = route.may
  const address = route.on.replace(/\{(\w+)\}/g, (_, name) => (name === of ? cast.child.personId : 'none'))
  const { status } = await person.raw(address, {
    ...(isCommand(route) && { headers: { 'idempotency-key': crypto.randomUUID() }, body: '{}' }),
  })
  if (status === 401 || status === 403) return `${status}`
  // Of one's own records, what is not there is not refused.
  if (status === 404 && scope !== 'self') return '404'
  return 'admitted'
}

test.each(routes.map(route => [route.on, route as RouteSpec] as const))('%s', async (_, route) => {
  const verdicts = await Promise.all(everybody.map(async who => [who, await verdict(route, cast[who])]))
  expect(Object.fromEntries(verdicts)).toEqual(
    Object.fromEntries(everybody.map(who => [who, expected(route, who)])),
  )
  const isPublic = route.may.scope === 'public'
  expect(await verdict(route, door.anonymous)).toBe(isPublic ? 'admitted' : '401')
})

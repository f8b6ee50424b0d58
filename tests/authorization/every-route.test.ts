/**
 * Who may call what: each route of the contract, asked towards one child by somebody of each verdict, the people by turns;
 * in the sweep by everybody there is.
 */
import { expect, test } from 'vitest'
import { routes } from '#shared/contract.ts'
import { endSessions } from '#shared/identity/session-routes.ts'
import { isCommand, type RouteSpec } from '#shared/kernel/route.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { door } from '#tests/journeys/house.ts'
import type { Person } from '#tests/support/person.ts'
import { EVERY } from '#tests/support/seldom.ts'
import { cast, named, type Somebody } from './cast.ts'

/** What a path may name. */
const PLACES = ['group', 'school', 'region', 'island'] as const
type Reached = 'student' | (typeof PLACES)[number]

type Verdict = 'admitted' | '401' | '403' | '404'

/** Everybody's role and what they reach of the child and the places around: the decision "Who sees what", by hand. */
const standing: Record<Somebody, { readonly role: Role; readonly reaches: readonly Reached[] }> = {
  child: { role: 'student', reaches: ['student'] },
  anotherStudent: { role: 'student', reaches: [] },
  studentElsewhere: { role: 'student', reaches: [] },
  family: { role: 'family', reaches: ['student'] },
  anotherFamily: { role: 'family', reaches: [] },
  oneSidedFamily: { role: 'family', reaches: [] },
  teacher: { role: 'teacher', reaches: ['student', 'group', 'school'] },
  teacherOfAnotherGroup: { role: 'teacher', reaches: ['school'] },
  teacherElsewhere: { role: 'teacher', reaches: [] },
  director: { role: 'director', reaches: ['student', 'group', 'school'] },
  directorElsewhere: { role: 'director', reaches: [] },
  ore: { role: 'ore', reaches: ['student', 'group', 'school', 'region'] },
  oreElsewhere: { role: 'ore', reaches: [] },
  admin: { role: 'admin', reaches: ['student', 'group', 'school', 'region', 'island'] },
}
const everybody = Object.keys(standing) as Somebody[]

/** A route, and what its path names where its scope leaves that open. */
interface Asked {
  readonly route: RouteSpec
  readonly reached?: Reached
}

const asked: readonly Asked[] = routes.flatMap((route: RouteSpec): readonly Asked[] => {
  const { scope } = route.may
  if (scope === 'place') return PLACES.map(reached => ({ route, reached }))
  // Of the island there is one: the role alone decides.
  return [
    scope === 'public' || scope === 'self' || scope === 'island' ? { route } : { route, reached: scope },
  ]
})

function expected({ route: { may }, reached }: Asked, who: Somebody): Verdict {
  const { role, reaches } = standing[who]
  if (may.roles !== 'anyone' && !may.roles.includes(role)) return '403'
  return reached === undefined || reaches.includes(reached) ? 'admitted' : '404'
}

function address({ route: { on, may }, reached }: Asked): string {
  const id = reached && (reached === 'island' ? 'island' : named[reached])
  const value = may.scope === 'place' && reached !== 'island' ? `${reached}:${id}` : id
  return on.replace(/\{(\w+)\}/g, (_, name) => {
    if (name === may.of && value) return encodeURIComponent(value)
    // What is no day names nothing.
    return name === 'day' ? '2026-10-01' : 'none'
  })
}

/** The route asked with an empty body, and no key to carry it out by: what comes after admission is not the question. */
async function verdict(row: Asked, person: Person): Promise<Verdict> {
  const { status, body } = await person.raw(address(row), {
    ...(isCommand(row.route) && { body: '{}' }),
  })
  // Neither admitted nor refused: the bucket of the route is too small for this test.
  if (status === 429) throw new Error(`${row.route.on} is throttled`)
  if (status === 401 || status === 403) return `${status}`
  // Of one's own records, of what everybody may see, and of what a noun looks for itself, what is not there is not refused.
  const isRefused = Object(body).error === 'kernel.notFound'
  if (status === 404 && row.reached && isRefused) return '404'
  return 'admitted'
}

/** Of those who are to be told the same, one: at each row the next. */
function askers(row: Asked, n: number): readonly Somebody[] {
  if (EVERY) return everybody
  return Object.values(Object.groupBy(everybody, who => expected(row, who))).flatMap(alike => {
    const one = alike[n % alike.length]
    return one ? [one] : []
  })
}

// Who signs out everywhere is nobody afterwards: last.
const isLast = ({ route }: Asked) => Number(route.name === endSessions.name)

test.each(
  asked
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((row, n) => [row.route.on, row.reached ?? row.route.may.scope, row, askers(row, n)] as const),
)('%s of a %s', async (_, __, row, asking) => {
  const verdicts = await Promise.all(asking.map(async who => [who, await verdict(row, cast[who])]))
  expect(Object.fromEntries(verdicts)).toEqual(
    Object.fromEntries(asking.map(who => [who, expected(row, who)])),
  )
  const isPublic = row.route.may.scope === 'public'
  expect(await verdict(row, door.anonymous)).toBe(isPublic ? 'admitted' : '401')
})

import type { Owner } from './records.ts'
import { limitExceeded, notAuthorized, type World } from './world.ts'

const FREE = 5
const HOUR = 3_600_000

/** Runs a guess that may be wrong five times an hour; then every guess is refused until the hour is over. */
export function guess<T>(world: World, user: Owner, purpose: string, right: () => T): T {
  const last = world.store.attempts(user, purpose)
  const count = last && world.now() - last.at < HOUR ? last.count : 0
  if (count >= FREE) throw limitExceeded()
  try {
    const result = right()
    if (count > 0) world.store.putAttempts(user, purpose, 0, world.now())
    return result
  } catch (error) {
    world.store.putAttempts(user, purpose, count + 1, world.now())
    throw error
  }
}

const LONGEST = 900_000

/**
 * Cognito's lockout: after five wrong passwords one second, doubled by each further one up to 15 minutes; tries
 * during a lockout are refused unseen and do not lengthen it; 15 quiet minutes after it forget the count.
 */
function lockout(world: World, user: Owner) {
  const last = world.store.attempts(user, 'sign-in')
  if (!last) return { count: 0, until: 0 }
  const pause = last.count < FREE ? 0 : Math.min(LONGEST, 1000 * 2 ** (last.count - FREE))
  const until = last.at + pause
  return world.now() - until > LONGEST ? { count: 0, until: 0 } : { count: last.count, until }
}

export function assertNotLocked(world: World, user: Owner): void {
  if (world.now() < lockout(world, user).until) throw notAuthorized('Password attempts exceeded')
}

export function noteSignIn(world: World, user: Owner, right: boolean): void {
  const { count } = lockout(world, user)
  if (right && count === 0) return
  world.store.putAttempts(user, 'sign-in', right ? 0 : count + 1, world.now())
}

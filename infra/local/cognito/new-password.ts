import { assertChange, assertWritable, fromList, merged } from './attributes.ts'
import { type Parameters, parameter, takeChallenge } from './challenges.ts'
import { type Attempt, completeSignIn } from './complete-sign-in.ts'
import { assertPolicy, passwordFields } from './passwords.ts'
import { incorrect, saveUser, type World } from './world.ts'

const PREFIX = 'userAttributes.'

/** The answer of someone whose password an administrator chose. */
export async function answerNewPassword(
  world: World,
  attempt: Attempt,
  session: string,
  responses: Parameters,
): Promise<unknown> {
  const { pool, client } = attempt
  const password = parameter(responses, 'NEW_PASSWORD')
  const attributes = fromList(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, Value]) => ({ Name: name.slice(PREFIX.length), Value })),
  )
  assertWritable(client, attributes)
  assertChange(pool, attributes)
  assertPolicy(pool, password)
  const { username } = takeChallenge(world, client.id, 'NEW_PASSWORD_REQUIRED', session)
  const user = world.store.user(pool.id, username)
  if (!user) throw incorrect()
  const changed = saveUser(world, pool, {
    ...user,
    ...passwordFields(pool, username, password, world.now()),
    status: 'CONFIRMED',
    attributes: merged(user.attributes, attributes),
  })
  return completeSignIn(world, attempt, changed, 'NewPasswordChallenge')
}

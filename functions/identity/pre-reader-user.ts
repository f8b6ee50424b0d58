import { randomBytes } from 'node:crypto'
import { createUser, getUser, setUserPassword } from '#functions/platform/users.ts'
import { addressOfChild } from './no-mail.ts'

/**
 * The user of a child without e-mail, by the child's place on the roster; gives their id. Done again it finds the same
 * user: who was killed in between goes on. Its password is nobody's.
 */
export async function userOfChild(rosterId: string): Promise<string> {
  const email = addressOfChild(rosterId)
  const personId = (await createUser(email, {})) ?? (await getUser(email))?.personId
  if (!personId) throw new Error('a user that was there is gone')
  await setUserPassword(personId, randomBytes(32).toString('base64url'))
  return personId
}

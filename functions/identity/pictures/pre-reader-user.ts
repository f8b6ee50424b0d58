import { randomBytes } from 'node:crypto'
import { readStanding } from '#functions/identity/accounts/person-store.ts'
import { addressOfChild } from '#functions/identity/rules/no-mail.ts'
import { createUser, deleteUser, getUser, setUserPassword } from '#functions/platform/services/users.ts'
import { Id } from '#shared/identity/schema.ts'

/**
 * The user of a child without e-mail, by the child's place on the roster; gives their id. Done again it finds the same
 * user: who was killed in between goes on. Its password is nobody's.
 */
export async function userOfChild(rosterId: string): Promise<string> {
  const email = addressOfChild(rosterId)
  const personId = (await createUser(email, {})) ?? (await findUserOfChild(rosterId))
  if (!personId) throw new Error('a user that was there is gone')
  await setUserPassword(personId, randomBytes(32).toString('base64url'))
  return personId
}

/** The user of a child without e-mail, where there is one. */
export const findUserOfChild = async (rosterId: string): Promise<string | undefined> =>
  Id.safeParse(rosterId).success ? (await getUser(addressOfChild(rosterId)))?.personId : undefined

/** Undoes what was half opened for a child who is on the roster no more: a user without a standing. */
export async function forgetUserOfChild(rosterId: string): Promise<void> {
  const personId = await findUserOfChild(rosterId)
  if (personId && !(await readStanding(personId))) await deleteUser(personId)
}

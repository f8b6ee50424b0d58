/** Stories over several calls, in which somebody is to lose their account, or to keep another from theirs. */
import { expect, test } from 'vitest'
import { getProfile } from '#shared/identity/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { poolCall } from '#tests/support/pool-call.ts'

const pool = (action: string, input: object) => poolCall(door.config, action, input)

test('an access token does not delete its account, however the call is written', async () => {
  const ana = await door.newStudent()
  const { accessToken: AccessToken } = ana
  for (const action of ['DeleteUser', 'deleteuser', 'DELETEUSER'])
    expect((await pool(action, { AccessToken })).message, action).toBe('Forbidden')
  // What only sounds like it is not refused so.
  expect((await pool('DeleteUserAttributes', { AccessToken, UserAttributeNames: [] })).message).not.toBe(
    'Forbidden',
  )
  expect(await ana.ask(getProfile)).toMatchObject({ personId: ana.personId })
})

import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { type Call, serveJson } from '#tests/support/json-service.ts'

vi.stubEnv(ENVIRONMENT.userPoolId, 'pool')
const service = await serveJson()
afterAll(service.close)
const { allUsers, createUser, deleteUser, getUser, setUserAttributes, usersByEmail } = await import(
  './users.ts'
)

let answer: (asked: Call) => object = () => ({})
service.answer = asked => {
  const body = answer(asked)
  return { body, status: '__type' in body ? 400 : 200 }
}
const refused = (name: string) => ({ __type: `com.amazonaws#${name}`, message: name })
const nobody = refused('UserNotFoundException')

beforeEach(() => {
  service.asked = []
})

test('whoever came by Google is found by the id under the name that Cognito gave', async () => {
  answer = ({ action, input }) => {
    if (action === 'ListUsers')
      return { Users: input.Filter === 'sub = "p1"' ? [{ Username: 'google_7' }] : [] }
    return input.Username === 'google_7' ? {} : nobody
  }
  await setUserAttributes('p1', { 'custom:role': 'student' })
  expect(service.asked.at(-1)).toEqual({
    action: 'AdminUpdateUserAttributes',
    input: {
      UserPoolId: 'pool',
      Username: 'google_7',
      UserAttributes: [{ Name: 'custom:role', Value: 'student' }],
    },
  })
})

test('whose user was made anew is found by the person it is bound to, and known as that person', async () => {
  const user = {
    Username: 'new',
    Attributes: [
      { Name: 'sub', Value: 'new' },
      { Name: 'preferred_username', Value: 'p1' },
    ],
  }
  answer = ({ action, input }) => {
    if (action === 'ListUsers') return { Users: input.Filter === 'preferred_username = "p1"' ? [user] : [] }
    return input.Username === 'new' ? user : nobody
  }
  expect(await getUser('p1')).toMatchObject({ personId: 'p1', username: 'new' })
})

test('everybody is listed, page by page', async () => {
  const named = (name: string) => ({ Username: name, Attributes: [{ Name: 'sub', Value: name }] })
  answer = ({ input }) =>
    input.PaginationToken ? { Users: [named('b')] } : { Users: [named('a')], PaginationToken: 'next' }
  const listed: string[] = []
  for await (const { personId } of allUsers()) listed.push(personId)
  expect(listed).toEqual(['a', 'b'])
})

test('whoever does not exist is no user, and is deleted already; but no attribute of theirs is set', async () => {
  answer = ({ action }) => (action === 'ListUsers' ? { Users: [] } : nobody)
  expect(await getUser('p1')).toBeUndefined()
  await expect(deleteUser('p1')).resolves.toBeUndefined()
  await expect(setUserAttributes('p1', {})).rejects.toMatchObject({ name: 'UserNotFoundException' })
})

test('an address that has a user is not given another, and any other error is told', async () => {
  answer = () => refused('UsernameExistsException')
  expect(await createUser('a@b.pr', {})).toBeUndefined()
  answer = () => refused('InvalidParameterException')
  await expect(createUser('a@b.pr', {})).rejects.toThrow('InvalidParameterException')
  answer = () => ({ User: { Username: 'p1', Attributes: [{ Name: 'sub', Value: 'p1' }] } })
  expect(await createUser('a@b.pr', { name: 'Ana' })).toBe('p1')
})

test('no address can end the filter it is put into', async () => {
  const user = {
    Username: 'u',
    Enabled: true,
    UserStatus: 'CONFIRMED',
    Attributes: [{ Name: 'sub', Value: 'p' }],
  }
  answer = () => ({ Users: [user] })
  const found = await usersByEmail('a" or email ^= "')
  expect(service.asked[0]?.input.Filter).toBe('email = "a\\" or email ^= \\""')
  expect(found).toEqual([
    {
      personId: 'p',
      username: 'u',
      enabled: true,
      status: 'CONFIRMED',
      email: undefined,
      emailVerified: false,
    },
  ])
})

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { listIslandAudit } from '#shared/audit/routes.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { personStandingKey, studentStandingKey } from '#shared/kernel/standing.ts'
import { operator } from '#tests/journeys/member.ts'
import type { Answer, Person, SignedIn } from '#tests/support/person.ts'

const table = DynamoDBDocumentClient.from(new DynamoDBClient(operator.aws))
const stored = async (Key: { readonly pk: string; readonly sk: string }): Promise<unknown> => {
  const { Item } = await table.send(
    new GetCommand({ TableName: operator.identityTable, Key, ConsistentRead: true }),
  )
  return Item?.standing
}

/** What is stored of someone's reach, as a person and as a student. */
export const standingsOf = async ({ personId }: Pick<SignedIn, 'personId'>) => ({
  person: await stored(personStandingKey(personId)),
  student: await stored(studentStandingKey(personId)),
})

/** What a person is told of a call: the status, with the code where it is refused by one. */
export const told = ({ status, body }: Answer): string => {
  const error = (body as { error?: string } | undefined)?.error
  return error ? `${status} ${error}` : `${status}`
}

/** Someone who is no administrator is refused what only administrators may, whatever their token says. */
export async function isNoAdmin(person: Person): Promise<void> {
  expect([401, 403]).toContain((await person.tryTo(listIslandAudit)).status)
  const forAdmin = { path: { place: 'island' }, body: { role: 'admin', count: 1 } } as const
  expect([401, 403, 404]).toContain((await person.tryTo(createCodes, forAdmin)).status)
}

/**
 * Lets someone try, and gives what they were told. Afterwards what is stored of their reach is what it was, they are no
 * administrator, and what they were after is still refused them.
 */
export async function gainsNothing<T>(
  attacker: SignedIn,
  attempt: () => Promise<T>,
  after?: () => Promise<Answer>,
): Promise<T> {
  const before = await standingsOf(attacker)
  const outcome = await attempt()
  expect(await standingsOf(attacker)).toEqual(before)
  await isNoAdmin(attacker)
  if (after) expect([401, 403, 404, 409, 422]).toContain((await after()).status)
  return outcome
}

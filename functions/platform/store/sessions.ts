import { expiry } from '#functions/platform/clock.ts'
import { environment } from '#functions/platform/environment.ts'
import { type SessionKind, sessionKey } from '#shared/kernel/session.ts'
import { database } from './database.ts'
import { unlessConditionFails } from './rows.ts'

/** As long as its refresh token may live, and a day. */
const KEPT_DAYS: Readonly<Record<SessionKind, number>> = { own: 31, shared: 2, pictures: 2 }
/** More than any browser says of itself. */
const LONGEST_AGENT = 256

interface Noted {
  readonly sessionId: string
  readonly kind: SessionKind
  readonly client: string
  readonly begunAt: string
}

/** Notes that a session lives, in identity's table; false where its person has ended it. */
export const noteSession = (
  personId: string,
  { sessionId, kind, client, begunAt }: Noted,
  at: string,
  agent: string | undefined,
): Promise<boolean> =>
  unlessConditionFails(
    database.ask('UpdateItem', {
      TableName: environment('standing'),
      Key: sessionKey(personId, sessionId),
      UpdateExpression:
        'SET sessionId = :id, kind = :kind, client = :client, begunAt = :begun, seenAt = :at, #agent = if_not_exists(#agent, :agent), expiresAt = :expires',
      ConditionExpression: 'attribute_not_exists(endedAt)',
      ExpressionAttributeNames: { '#agent': 'agent' },
      ExpressionAttributeValues: {
        ':id': sessionId,
        ':kind': kind,
        ':client': client,
        ':begun': begunAt,
        ':at': at,
        ':agent': agent?.slice(0, LONGEST_AGENT) ?? '',
        ':expires': expiry(at, KEPT_DAYS[kind]),
      },
    }),
  )

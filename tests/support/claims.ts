import { randomUUID } from 'node:crypto'
import type { Role } from '#shared/kernel/standing.ts'

/** What the gateway passes on of the token of somebody who has just signed in on a device of their own. */
export const claimsOf = ({
  personId,
  roles,
}: {
  readonly personId: string
  readonly roles: readonly Role[]
}) => ({
  sub: personId,
  token_use: 'id',
  aud: 'own',
  origin_jti: randomUUID(),
  auth_time: String(Math.floor(Date.now() / 1000)),
  roles: roles.join(' '),
})

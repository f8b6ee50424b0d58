import { randomBytes } from 'node:crypto'
import { http } from '#functions/platform/http/http.ts'
import { openTicket } from '#shared/live/routes.ts'
import { keepTicket } from './live-store.ts'

export const handler = http(openTicket, async ({ actor: { personId, session }, at }) => {
  const ticket = randomBytes(32).toString('base64url')
  await keepTicket(ticket, { personId, session }, at)
  return { ticket }
})

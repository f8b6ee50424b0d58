import { sendsMail } from '#functions/platform/services/mail.ts'
import { getUser } from '#functions/platform/services/users.ts'
import type { MAIL_STATES } from '#shared/notifications/week-letter-routes.ts'

/** What mail to somebody would meet, as the user pool has their address now. */
export async function mailStateOf(personId: string): Promise<(typeof MAIL_STATES)[number]> {
  if (!sendsMail()) return 'noSender'
  return (await provenAddressOf(personId)) ? 'ready' : 'unproven'
}

/** Where somebody gets mail: the address that they proved. What tells of a child goes to no other; nobody knows whose that is. */
export async function provenAddressOf(personId: string): Promise<string | undefined> {
  const user = await getUser(personId)
  return user?.enabled && user.emailVerified ? user.email : undefined
}

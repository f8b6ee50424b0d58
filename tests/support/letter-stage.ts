/** Families, their children’s weeks and the mail about them: on a database, a pool and an SES of a test’s own. */
import { vi } from 'vitest'
import { notificationsTable } from '#functions/notifications/table.ts'
import type { Mail } from '#infra/local/inbox.ts'
import { AwsError } from '#infra/local/service.ts'
import { createSes } from '#infra/local/ses/room.ts'
import type { Language } from '#shared/kernel/school.ts'
import { instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { handlerStage } from './handler-stage.ts'

const SITE = 'https://lee.test'

export async function letterStage() {
  const mails: Mail[] = []
  let refusal: AwsError | undefined
  const ses = createSes({ outbox: mail => void mails.push(mail) })
  const stage = await handlerStage(notificationsTable, [
    {
      ...ses,
      handle: async (request, demand) => {
        if (refusal) throw refusal
        return ses.handle(request, demand)
      },
    },
  ])
  vi.stubEnv(
    'MAIL_SENDER',
    JSON.stringify({ address: 'hola@lee.test', name: 'Coquí Lee', region: 'us-east-1' }),
  )
  vi.stubEnv('SITE_URL', SITE)
  const [heard, sending, get, set, show, end, users] = await Promise.all([
    import('#functions/notifications/on-week-closed.ts'),
    import('#functions/notifications/send-week-letters.ts'),
    import('#functions/notifications/get-week-letter.ts'),
    import('#functions/notifications/set-week-letter.ts'),
    import('#functions/notifications/show-week-letter-end.ts'),
    import('#functions/notifications/end-week-letter.ts'),
    import('#functions/platform/services/users.ts'),
  ])

  /** Somebody with an address, who is family of these children as both ends say. */
  async function family(childIds: readonly string[], { isProven = true } = {}) {
    const email = `${crypto.randomUUID()}@lee.test`
    const personId = await users.createUser(email, isProven ? { email_verified: 'true' } : {})
    if (!personId) throw new Error('the address is taken')
    const person = await stage.member('family', { personId, childIds: [...childIds] })
    for (const studentId of childIds) await stage.student({ studentId, familyIds: [personId] })
    return { ...person, email }
  }

  const wish = (who: PersonStanding, language?: Language) =>
    stage.ask(set.handler, who, { body: { ...(language && { language }) } })

  let told = 0
  /** A child’s week closes, and is told so often. */
  async function close(studentId: string, week: SchoolDay, counts = {}, times = 1) {
    const body = {
      studentId,
      week,
      days: 2,
      readings: 3,
      words: 120,
      activities: 1,
      wasActive: false,
      ...counts,
    }
    const detail = {
      id: `week-${told++}`,
      name: weekClosed.name,
      at: instantOf(week, '15:05'),
      trace: 'test',
      body,
    }
    const record = { messageId: 'one', body: JSON.stringify({ detail }) }
    for (let time = 0; time < times; time++) {
      const { batchItemFailures } = await heard.handler({ Records: [record] } as never)
      if (batchItemFailures.length > 0) throw new Error('not heard')
    }
  }

  return {
    ...stage,
    mails,
    /** What SES answers from now on; nothing: it takes what it is sent. */
    refuseWith: (said?: AwsError) => {
      refusal = said
    },
    family,
    wish,
    close,
    /** What the clock calls at a time of a day. */
    async tick(day: SchoolDay, time: string) {
      vi.setSystemTime(new Date(instantOf(day, time)))
      await sending.handler()
    },
    state: (who: PersonStanding) => stage.ask(get.handler, who),
    handlers: { get: get.handler, set: set.handler, show: show.handler, end: end.handler },
    users,
    mailsTo: ({ email }: { readonly email: string }) => mails.filter(({ to }) => to === email),
  }
}

/** The token in a mail by which its reader ends the letters. */
export const tokenIn = ({ headers = {} }: Mail): string =>
  decodeURIComponent(/week-letters\/([^?]+)\?/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '')

export const tooMany = new AwsError('TooManyRequestsException', 'Maximum sending rate exceeded.', 429)
export const rejected = new AwsError('MessageRejected', 'Email address is not verified.', 400)

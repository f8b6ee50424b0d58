import { environment } from '#functions/platform/environment.ts'
import { log, logUnexpected } from '#functions/platform/log.ts'
import { type Mail, MailRefused, sendMail } from '#functions/platform/services/mail.ts'
import { readPersonStanding, readStudentStandings } from '#functions/platform/store/standings.ts'
import { provenAddressOf } from './mail-state.ts'
import { endToken } from './rules/letter-token.ts'
import { letterOf } from './rules/letter-words.ts'
import { isNews, nextTry, stillTheirs } from './rules/week-letter.ts'
import { childrenIn, type Letter, readWish, takeLetter, waitAgain } from './week-letter-store.ts'

/** What became of a letter: it may wait to be tried again, or need no sending by now, or have somebody else who sends it. */
type Became = 'sent' | 'unsent' | 'waits' | 'needless'

/**
 * Sends a letter that is due, at most once: it is taken before it is sent, and waits again only where the mail service says
 * that it did not take it. Nobody gets a week twice; who is killed in between leaves one person without, whose bell tells
 * the same.
 */
export async function sendWeekLetter(letter: Letter, at: string): Promise<Became> {
  try {
    return await send(letter, at)
  } catch (error) {
    // It waits where it is, and keeps no other from being sent.
    logUnexpected('a letter could not be written', error, { week: letter.week })
    return 'unsent'
  }
}

async function send(letter: Letter, at: string): Promise<Became> {
  const written = isNews(letter.week, at) ? await write(letter) : undefined
  if (!(await takeLetter(letter, at)) || !written) return 'needless'
  try {
    await sendMail(written.to, written.mail)
    return 'sent'
  } catch (error) {
    const next =
      error instanceof MailRefused && error.isForNow ? nextTry(letter.tries, letter.week, at) : undefined
    if (next) await waitAgain(letter, next)
    // What SES says of a refusal may name the address.
    else log('error', 'a letter was not sent', { week: letter.week, why: whyOf(error) })
    return next ? 'waits' : 'unsent'
  }
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** By what is so now: whom it goes to, and what it says; undefined where nobody wants it, or there is nothing to tell. */
async function write(letter: Letter): Promise<{ readonly to: string; readonly mail: Mail } | undefined> {
  const { personId, week } = letter
  const wish = await readWish(personId)
  if (!wish?.language) return undefined
  const [kept, person, to] = await Promise.all([
    childrenIn(letter),
    readPersonStanding(personId),
    provenAddressOf(personId),
  ])
  const children = stillTheirs(
    kept,
    person,
    await readStudentStandings(kept.map(({ studentId }) => studentId)),
  )
  if (!to || children.length === 0) return undefined
  const token = endToken(personId, wish.key)
  return {
    to,
    mail: letterOf({ language: wish.language, week, children, site: environment('siteUrl'), token }),
  }
}

import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { NotificationText } from '#shared/notifications/schema.ts'
import type { SendingText } from '#shared/notifications/sending.ts'
import { getWords } from '#shared/notifications/sending-routes.ts'
import { call } from '#web/lib/client.ts'
import { useRead } from '#web/lib/query.ts'
import { wordsOf } from './notification-words.ts'
import { isOfRule, RuleMessage } from './rule-message.tsx'

/** Which sending's own words a notification is told in; undefined where the house has its words. */
export function ownSendingOf({ template, params }: NotificationText): string | undefined {
  const { sendingId, context } = params
  return template === 'sendings.sent' && String(context).startsWith('own-') ? String(sendingId) : undefined
}

/** What a sender wrote, in the language of the page. */
export const ownWordsIn = (text: SendingText, language: string): string | undefined =>
  'own' in text ? text.own[language.startsWith('es') ? 'es' : 'en'] : undefined

interface MessageProps {
  readonly text: NotificationText
}

/** What a notification says, below its title: what somebody wrote for it, once that is there. */
export function Message({ text }: MessageProps) {
  const { i18n } = useTranslation(['notifications', 'notices'])
  const sendingId = ownSendingOf(text)
  const { message } = wordsOf(i18n, text)
  if (isOfRule(text))
    return (
      <p>
        <RuleMessage text={text} />
      </p>
    )
  return <p>{sendingId === undefined ? message : <OwnWords sendingId={sendingId} unread={message} />}</p>
}

function OwnWords({ sendingId, unread }: { readonly sendingId: string; readonly unread: string }) {
  const { i18n } = useTranslation()
  const { data, isPending } = useRead(getWords, { path: { sendingId } })
  // Until they are there nothing is wrong yet.
  if (isPending) return '…'
  return (data && ownWordsIn(data.text, i18n.language)) ?? unread
}

/** So long at most a page waits before it asks: many may have been told the same at this moment. */
const SPREAD_MS = 5_000

/** The same, once they are there: for what pops up. */
export async function wordsToSay(
  i18n: i18n,
  text: NotificationText,
): Promise<{ readonly title: string; readonly message: string }> {
  const said = wordsOf(i18n, text)
  const sendingId = ownSendingOf(text)
  if (sendingId === undefined) return said
  await new Promise(resolve => setTimeout(resolve, Math.random() * SPREAD_MS))
  const written = await call(getWords, { path: { sendingId } }).catch(() => undefined)
  return { title: said.title, message: (written && ownWordsIn(written.text, i18n.language)) ?? said.message }
}

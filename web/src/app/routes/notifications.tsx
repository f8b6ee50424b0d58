import { useTranslation } from 'react-i18next'
import { SENDERS } from '#shared/kernel/sender.ts'
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { useSession } from '#web/lib/session.ts'

// Whoever is only told something does without.
const SendMessage = optionalPart(async () => (await import('./send-message.tsx')).SendMessage)
const SentMessages = optionalPart(async () => (await import('./send-message.tsx')).SentMessages)

/** What somebody was told; who works for a school tells others from here. */
export function Component() {
  const { t } = useTranslation('notifications')
  const session = useSession()
  const sends = session.status === 'signedIn' && SENDERS.some(role => session.person.roles.includes(role))
  return (
    <NotificationsScreen
      sending={
        sends ? { action: <SendMessage />, label: t('tabs.sendings'), list: <SentMessages /> } : undefined
      }
    />
  )
}

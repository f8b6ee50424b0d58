import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './bell.module.css'
import { iconOf, wordsOf } from './notification-words.ts'
import { useArrivals, useNotifications } from './use-notifications.ts'

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}))

export const IMPORTANT_MS = 5000
/** What the bell counts, before it only says that there are more. */
const COUNTED = 9

/** The bell with its count, the list under it, and a toast for what cannot wait. */
export function Bell() {
  const { t, i18n } = useTranslation('notifications')
  const [open, setOpen] = useState(false)
  const state = useNotifications()
  const toast = useToast()
  useArrivals(async added => {
    await i18n.loadNamespaces('notices')
    const isSent = added.text.template === 'sendings.sent'
    const { title, message } = isSent
      ? await (await import('./own-words.tsx')).wordsToSay(i18n, added.text)
      : wordsOf(i18n, added.text)
    const art = <Icon name={iconOf(added.notificationType)} size={32} />
    toast({ title, text: message, art, duration: IMPORTANT_MS })
  })
  // What the eye sees, speech commands must find in the name.
  const shown = state.unread > COUNTED ? `${COUNTED}+` : String(state.unread)
  return (
    <Popover
      label={t('title')}
      open={open}
      onOpenChange={setOpen}
      trigger={props => (
        <IconButton
          {...props}
          icon="bell"
          label={state.unread > 0 ? t('bellUnread', { shown }) : t('bell')}
          count={state.unread > 0 ? shown : undefined}
        />
      )}
    >
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {state.unread > 0 && (
          <IconButton icon="checkAll" label={t('markAllRead')} onClick={state.markAllRead} />
        )}
      </div>
      <div className={styles.scroll}>
        <Suspense fallback={<ReadState state="waiting" place="160px" />}>
          <NotificationList {...state} onOpen={() => setOpen(false)} />
        </Suspense>
      </div>
      <Link to="/notifications" className={styles.all} onClick={() => setOpen(false)}>
        {t('seeAll')}
        <Icon name="next" />
      </Link>
    </Popover>
  )
}

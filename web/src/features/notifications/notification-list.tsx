import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Read } from '#web/i18n/read.tsx'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { useSession } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { byDeed, type Told } from './by-deed.ts'
import styles from './notification-list.module.css'
import { placeOf } from './notification-place.ts'
import { iconOf, wordsOf } from './notification-words.ts'
import { Message } from './own-words.tsx'
import type { useNotifications } from './use-notifications.ts'

type Props = Pick<ReturnType<typeof useNotifications>, 'read' | 'markRead' | 'remove'> & {
  /** One was opened: what it tells of is shown instead. */
  readonly onOpen?: () => void
}

export function NotificationList({ read, ...actions }: Props) {
  const { t } = useTranslation(['notifications', 'notices'])
  return (
    <Read
      of={read}
      place="220px"
      what={t('unavailable')}
      empty={{ when: ({ notifications }) => notifications.length === 0, text: t('none') }}
    >
      {({ notifications }) => (
        <ul className={styles.list}>
          {byDeed(notifications).map(item => (
            <Line key={item.notificationId} item={item} {...actions} />
          ))}
        </ul>
      )}
    </Read>
  )
}

function Line({ item, markRead, remove, onOpen }: Omit<Props, 'read'> & { readonly item: Told }) {
  const { t, i18n } = useTranslation(['notifications', 'notices'])
  const language = useLanguage()
  const session = useSession()
  const { title } = wordsOf(i18n, item.text)
  const place = placeOf(item.text, session.status === 'signedIn' ? session.person.roles : [])
  const open = () => {
    if (!item.isRead) markRead(item.notificationId)
    onOpen?.()
  }
  return (
    <li className={styles.item} data-unread={!item.isRead || undefined}>
      <span className={styles.icon} data-type={item.notificationType}>
        <Icon name={iconOf(item.notificationType)} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {place && isOpen(place.split('?')[0] ?? place) ? (
            <Link to={place} onClick={open}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <Message text={item.text} />
        {item.also.map(({ notificationId, text }) => (
          <Message key={notificationId} text={text} />
        ))}
        <div className={styles.foot}>
          <time dateTime={item.createdAt} className={styles.time}>
            {relativeTime(item.createdAt, language)}
          </time>
          {!item.isRead && (
            <IconButton
              icon="check"
              label={t('markRead', { title })}
              onClick={() => markRead(item.notificationId)}
            />
          )}
          <IconButton
            icon="delete"
            label={t('delete', { title })}
            onClick={() => remove(item.notificationId)}
          />
        </div>
      </div>
    </li>
  )
}

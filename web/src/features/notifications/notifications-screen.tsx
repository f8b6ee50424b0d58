import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications-screen.module.css'
import { useNotifications } from './use-notifications.ts'

export function Component() {
  const { t } = useTranslation('notifications')
  const state = useNotifications()
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('title')}
        actions={
          state.unread > 0 && (
            <Button tone="quiet" onClick={state.markAllRead}>
              <Icon name="checkAll" />
              {t('markAllRead')}
            </Button>
          )
        }
      />
      <Card flush>
        <NotificationList {...state} />
      </Card>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'
import styles from './notifications-screen.module.css'
import { useNotifications } from './use-notifications.ts'

interface NotificationsScreenProps {
  /** Who tells many something does it from here, and sees what they told. */
  readonly sending?:
    | { readonly action: ReactNode; readonly label: string; readonly list: ReactNode }
    | undefined
}

/** What somebody was told, and what they want to be. */
export function NotificationsScreen({ sending }: NotificationsScreenProps) {
  const { t } = useTranslation('notifications')
  const [tab, setTab] = useState<'list' | 'preferences' | 'sendings'>('list')
  const state = useNotifications()
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('title')}
        actions={
          (state.unread > 0 || sending) && (
            <>
              {state.unread > 0 && (
                <Button tone="quiet" onClick={state.markAllRead}>
                  <Icon name="checkAll" />
                  {t('markAllRead')}
                </Button>
              )}
              {sending?.action}
            </>
          )
        }
      />
      <Tabs
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            name: 'list',
            label: t('tabs.list'),
            panel: (
              <Card flush>
                <NotificationList {...state} />
              </Card>
            ),
          },
          ...(sending ? [{ name: 'sendings' as const, label: sending.label, panel: sending.list }] : []),
          { name: 'preferences', label: t('tabs.preferences'), panel: <NotificationPreferences /> },
        ]}
      />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/kernel/standing.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './offline-notice.module.css'

/** While there is no network: what still works. The region stands before it speaks, so that it is heard. */
export function OfflineNotice({ role }: { readonly role: Role }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="offline" />
          {role === 'student' ? t('offline.child') : t('offline.staff')}
        </p>
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { listSupport } from '#shared/support/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './request.module.css'
import { Request } from './request.tsx'

/** What one asked, with its answers; nothing of who never asked. */
export function OwnRequests() {
  const { t } = useTranslation('support')
  const read = useRead(listSupport, {})
  // Most never asked: no place is kept for what will hardly come.
  if (read.isLoading || read.data?.requests.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      <Read of={read} place="">
        {({ requests }) => (
          <Card flush asChild>
            <ul>
              {requests.map(request => (
                <li key={request.requestId} className={styles.item}>
                  <Request request={request} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Read>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { listSupport } from '#shared/support/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './request.module.css'
import { Request } from './request.tsx'

/** What one asked, with its answers. */
export function OwnRequests() {
  const { t } = useTranslation('support')
  const { data } = useRead(listSupport, {})
  if (!data || data.requests.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      <Card flush asChild>
        <ul>
          {data.requests.map(request => (
            <li key={request.requestId} className={styles.item}>
              <Request request={request} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

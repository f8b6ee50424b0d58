import { useTranslation } from 'react-i18next'
import { listSupport } from '#shared/support/routes.ts'
import type { SupportRequest } from '#shared/support/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useDrawnPages } from '#web/lib/pages.ts'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './request.module.css'
import { Request } from './request.tsx'

/** So many are drawn at first: each may be long. */
const PAGE = 10

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
        {({ requests }) => <Requests requests={requests} />}
      </Read>
    </section>
  )
}

function Requests({ requests }: { readonly requests: readonly SupportRequest[] }) {
  const { drawn, pages } = useDrawnPages(requests, PAGE)
  return (
    <>
      <Card flush asChild>
        <ul>
          {drawn.map(request => (
            <li key={request.requestId} className={styles.item}>
              <Request request={request} />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore pages={pages} shown={drawn.length} />
    </>
  )
}

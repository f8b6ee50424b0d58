import { useTranslation } from 'react-i18next'
import { MISSED_REASONS } from '#shared/notifications/sending.ts'
import { listMissed } from '#shared/notifications/sending-routes.ts'
import { useRead } from '#web/lib/query.ts'
import styles from './send.module.css'

interface MissedProps {
  readonly sendingId: string
  /** How many: asked again as it grows. */
  readonly failed: number
}

/** How many were not reached, by why; they are reached by themselves once that is mended. */
export function Missed({ sendingId, failed }: MissedProps) {
  const { t } = useTranslation('sendings')
  const { data } = useRead(listMissed, { path: { sendingId } }, { onArrival: true })
  const counted = MISSED_REASONS.map(reason => ({
    reason,
    count: data?.missed.filter(one => one.reason === reason).length ?? 0,
  })).filter(({ count }) => count > 0)
  return (
    <section className={styles.said}>
      <h3>{t('job.missed', { count: failed })}</h3>
      <ul>
        {counted.map(({ reason, count }) => (
          <li key={reason}>{t(`job.reasons.${reason}`, { count })}</li>
        ))}
      </ul>
      <p className={styles.label}>{t('job.missedText')}</p>
    </section>
  )
}

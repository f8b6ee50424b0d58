import { useTranslation } from 'react-i18next'
import { useQueuedReadings } from '#web/features/reading/result/use-queued-readings.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './waiting-readings.module.css'

/** Says that finished readings wait for the network, and sends them when it is back. */
export function WaitingReadings({ personId }: { readonly personId: string }) {
  const { t } = useTranslation('reading')
  const queued = useQueuedReadings(personId).waiting
  const waiting = new Set(queued.map(({ key }) => key)).size
  return (
    <p role="status" className={styles.waiting}>
      {waiting > 0 && (
        <>
          <Icon name="hourglass" />
          {t('waiting', { count: waiting })}
        </>
      )}
    </p>
  )
}

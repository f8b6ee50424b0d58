import { useTranslation } from 'react-i18next'
import { useWaiting } from '#web/lib/retry-throttled.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import styles from './page.module.css'

/** While a screen is on its way. */
export function Loading() {
  const { t } = useTranslation()
  const waiting = useWaiting()
  return (
    <div role="status" className={styles.loading}>
      <Coqui size={96} />
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.said}>{waiting ? t('crowd') : t('loading')}</span>
    </div>
  )
}

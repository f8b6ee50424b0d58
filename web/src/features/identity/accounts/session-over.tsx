import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { endHere } from '#web/lib/session.ts'
import { useIsOver } from '#web/lib/use-is-over.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './session-over.module.css'

/** While somebody finishes what they were at when their session ended: what becomes of it, and the way back in. */
export function SessionOver() {
  const isOver = useIsOver()
  return (
    <div role="status">
      <Suspense>{isOver && <Over />}</Suspense>
    </div>
  )
}

/** By itself, because its texts come with the screens of identity: nobody else waits for them. */
function Over() {
  const { t } = useTranslation('identity')
  return (
    <div className={styles.notice}>
      <p>{t('sessionOver.text')}</p>
      <Button tone="quiet" onClick={() => void endHere({ atOnce: true })}>
        {t('sessionOver.enter')}
      </Button>
    </div>
  )
}

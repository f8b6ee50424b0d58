import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './lost.module.css'

interface LostProps {
  /** Tries again what did not come; without it, what was asked for does not exist. */
  readonly onRetry?: () => void
}

/** Says kindly that there is nothing here, and shows the way on. */
export function Lost({ onRetry }: LostProps) {
  const { t } = useTranslation('lessons')
  return (
    <div className={styles.lost} data-register="child">
      <Coqui size={140} mood={onRetry ? 'sorry' : 'looking'} />
      <h1 tabIndex={-1}>{t(onRetry ? 'failed' : 'missing')}</h1>
      {onRetry && (
        <Button onClick={onRetry}>
          <Icon name="repeat" />
          {t('retry')}
        </Button>
      )}
      <Button asChild tone={onRetry ? 'quiet' : 'primary'}>
        <Link to="/lessons">
          <Icon name="map" />
          {t('back')}
        </Link>
      </Button>
    </div>
  )
}

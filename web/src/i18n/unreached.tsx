import { useTranslation } from 'react-i18next'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './unreached.module.css'

interface UnreachedProps {
  /** What did not come; else what a child has done, which is safe where it lies. */
  readonly what?: string
  readonly onRetry: () => unknown
}

/** In the place of what did not come: says so kindly, and tries again. */
export function Unreached({ what, onRetry }: UnreachedProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.unreached} role="alert">
      <Coqui size={56} mood="sorry" />
      <p>{what ?? t('unreached')}</p>
      <Button tone="quiet" onClick={() => void onRetry()}>
        <Icon name="repeat" />
        {t('tryAgain')}
      </Button>
    </div>
  )
}

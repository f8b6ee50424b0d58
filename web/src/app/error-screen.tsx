import { useTranslation } from 'react-i18next'
import { Refusal } from '#web/lib/refusal.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './page.module.css'
import { Page } from './page.tsx'

/** What broke stays out of sight; what finds it in the logs is shown. Without a network, that is what is said. */
export function ErrorScreen({ error, inFrame }: { readonly error: unknown; readonly inFrame: boolean }) {
  const { t } = useTranslation()
  const why = useOnline() ? 'broken' : 'offline'
  const requestId = error instanceof Refusal ? error.requestId : undefined
  return (
    <Page title={t(`${why}.title`)} text={t(`${why}.text`)} mood="sorry" inFrame={inFrame}>
      <Button tone="quiet" onClick={() => location.reload()}>
        <Icon name="repeat" />
        {t('tryAgain')}
      </Button>
      {requestId && <p className={styles.small}>{t('broken.requestId', { requestId })}</p>}
    </Page>
  )
}

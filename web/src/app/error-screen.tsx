import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { Refusal } from '#web/lib/refusal.ts'
import styles from './page.module.css'
import { Page } from './page.tsx'

/** What broke stays out of sight; what finds it in the logs is shown. */
export function ErrorScreen({ inFrame = false }: { readonly inFrame?: boolean }) {
  const { t } = useTranslation()
  const error = useRouteError()
  const requestId = error instanceof Refusal ? error.requestId : undefined
  return (
    <Page title={t('broken.title')} text={t('broken.text')} mood="sorry" home="/" inFrame={inFrame}>
      {requestId && <p className={styles.small}>{t('broken.requestId', { requestId })}</p>}
    </Page>
  )
}

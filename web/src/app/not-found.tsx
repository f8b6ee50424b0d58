import { useTranslation } from 'react-i18next'
import { Page } from './page.tsx'

export function Component() {
  const { t } = useTranslation()
  return <Page title={t('notFound.title')} text={t('notFound.text')} mood="looking" home="/" />
}

import { useTranslation } from 'react-i18next'
import { Page } from './page.tsx'

export function Component({ inFrame = false }: { readonly inFrame?: boolean }) {
  const { t } = useTranslation()
  return (
    <Page title={t('notFound.title')} text={t('notFound.text')} mood="looking" home="/" inFrame={inFrame} />
  )
}

import { useTranslation } from 'react-i18next'
import { Page } from './page.tsx'

/** For a signed-in person on a screen that is not theirs. */
export function NoAccess() {
  const { t } = useTranslation()
  return <Page title={t('noAccess.title')} text={t('noAccess.text')} mood="looking" inFrame />
}

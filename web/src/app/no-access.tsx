import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/kernel/standing.ts'
import { homeOf } from '#web/lib/home.ts'
import { Page } from './page.tsx'

/** For a signed-in person on a screen that is not theirs. */
export function NoAccess({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useTranslation()
  return (
    <Page title={t('noAccess.title')} text={t('noAccess.text')} mood="looking" home={homeOf(roles)} inFrame />
  )
}

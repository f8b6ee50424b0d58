import { useTranslation } from 'react-i18next'
import { ClaimCodeForm } from './claim-code-form.tsx'
import { CodePage } from './code-page.tsx'
import { KeepCodeForm } from './keep-code-form.tsx'

/** Further codes, for whoever has an account and another duty now. */
export function Component() {
  const { t } = useTranslation('identity')
  return (
    <CodePage
      title={t('apply.title')}
      text={t('apply.text')}
      signedOut={<KeepCodeForm kind="access" />}
      signedIn={() => <ClaimCodeForm kind="access" />}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { highestRole } from '#shared/kernel/standing.ts'
import { ClaimCodeForm } from '../codes/claim-code-form.tsx'
import { CodePage } from '../codes/code-page.tsx'
import { KeepCodeForm } from '../codes/keep-code-form.tsx'
import { Children } from './children.tsx'
import styles from './linked.module.css'
import { OwnFamilyCode } from './own-family-code.tsx'

/** A family's way to its children; and a student's own code, to take home. */
export function Component() {
  const { t } = useTranslation('identity')
  return (
    <CodePage
      title={t('family.title')}
      text={t('family.text')}
      forChild={{ title: t('family.childTitle'), text: t('family.childText') }}
      signedOut={<KeepCodeForm kind="family" />}
      signedIn={({ personId, roles }) => (
        <>
          {roles.includes('student') && <OwnFamilyCode studentId={personId} />}
          {highestRole(roles) === 'student' ? (
            <details>
              <summary className={styles.summary}>{t('family.areYou')}</summary>
              <ClaimCodeForm kind="family" />
            </details>
          ) : (
            <ClaimCodeForm kind="family" />
          )}
          <Children />
        </>
      )}
    />
  )
}

import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Qr } from './qr.tsx'
import styles from './shown-code.module.css'
import { signUpAddress } from './sign-up-address.ts'

/** A code at its making, to be read out, copied or photographed. */
export function ShownCode({ code }: { readonly code: NewAccessCode }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  return (
    <div className={styles.shown} role="status">
      <Qr text={signUpAddress(code)} label={t('codes.qr')} />
      <div>
        <p className={styles.letters}>{code.code}</p>
        <p className={styles.until}>{t('codes.until', { day: dayOf(code.expiresAt, language) })}</p>
      </div>
    </div>
  )
}

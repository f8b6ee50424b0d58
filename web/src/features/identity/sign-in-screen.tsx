import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { homeOf } from '#web/lib/home.ts'
import { readSession, useSession } from '#web/lib/session.ts'
import { Beach } from '#web/ui/art/beach.tsx'
import { Logo } from '#web/ui/art/logo.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-screen.module.css'

export function Component() {
  const { t } = useTranslation('identity')
  const session = useSession()
  const { state } = useLocation()
  useEffect(() => void readSession(), [])
  if (session.status === 'signedIn')
    return <Navigate to={cameFrom(state) ?? homeOf(session.person.roles)} replace />
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.scene}>
        <Beach blooming />
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          <Link to="/" className={styles.brand}>
            <Logo name="Coquí Lee" />
          </Link>
          <LanguageSwitch />
        </div>
        <div className={styles.form}>
          <h1 tabIndex={-1}>{t('welcome')}</h1>
          <p>{t('welcomeText')}</p>
          <SignInForm />
          <p className={styles.forgot}>{t('forgot')}</p>
        </div>
      </div>
    </main>
  )
}

/** The screen that sent the person here; only an address of this site. */
function cameFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined
}

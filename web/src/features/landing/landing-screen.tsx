import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { keptNames } from '#web/lib/storage.ts'
import { Beach } from '#web/ui/art/beach.tsx'
import { Logo } from '#web/ui/art/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './landing-screen.module.css'

/** Where the auth library keeps who signed in last: looked at without loading it. */
const hasSession = keptNames('CognitoIdentityServiceProvider.').some(name => name.endsWith('.LastAuthUser'))

export function Component() {
  const { t } = useTranslation('landing')
  const start = hasSession ? '/dashboard' : '/auth'
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Logo name="Coquí Lee" />
        <div className={styles.deeds}>
          <LanguageSwitch />
          {!hasSession && (
            <Link to="/auth" className={styles.signIn}>
              {t('signIn')}
            </Link>
          )}
        </div>
      </header>
      <main id="main" className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1 tabIndex={-1} className={styles.title}>
            <span>{t('title')}</span> <span>{t('titleEnd')}</span>
          </h1>
          <p className={styles.tagline}>{t('tagline')}</p>
          <Button asChild tone="gold">
            <Link to={start}>
              {t('start')}
              <Icon name="forward" />
            </Link>
          </Button>
        </div>
        <div className={styles.scene} role="img" aria-label={t('scene')}>
          <Beach />
        </div>
      </main>
    </div>
  )
}

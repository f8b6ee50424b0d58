import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { googleOffered, signInWithGoogle } from '#web/lib/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './google-button.module.css'

/** Shown only where the deployment offers it. The page is left; a failure comes back as a toast. */
export function GoogleButton() {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    googleOffered().then(setOffered, () => setOffered(false))
  }, [])
  if (!offered) return null

  const leave = async () => {
    const failure = await signInWithGoogle()
    if (failure) toast({ title: t('error'), text: t(`failures.${failure}`), tone: 'alert' })
  }
  return (
    <>
      <p className={styles.or}>
        <span>{t('or')}</span>
      </p>
      <Button tone="quiet" wide onClick={leave}>
        <GoogleLetter />
        {t('google')}
      </Button>
    </>
  )
}

/** The letter in its four colours, as their owner asks those who offer the sign-in to show it. */
const GoogleLetter = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
    <path d="M18.400 5.600A9 9 0 0 0 4.200 7.500" stroke="#ea4335" />
    <path d="M4.200 7.500a9 9 0 0 0 0 9" stroke="#fbbc05" />
    <path d="M4.200 16.500a9 9 0 0 0 13.600 2.400" stroke="#34a853" />
    <path d="M17.800 18.900A9 9 0 0 0 21 12h-9" stroke="#4285f4" strokeLinejoin="miter" />
  </svg>
)

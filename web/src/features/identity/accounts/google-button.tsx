import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { googleOffered, signInWithGoogle, takeGoogleFailure } from '#web/lib/auth-actions.ts'
import type { GoogleFailure } from '#web/lib/auth-failures.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './google-button.module.css'

/** Pages are published with this mark where Google is offered. Drawn in advance, the button is there and shown by the mark. */
const isMarked = () => 'google' in document.documentElement.dataset
const useMark = () =>
  useSyncExternalStore(
    () => () => undefined,
    isMarked,
    () => true,
  )

/** Shown only where the deployment offers it. The page is left; a failure comes back as a toast, and stays below. */
export function GoogleButton() {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const id = useId()
  const marked = useMark()
  const [offered, setOffered] = useState(false)
  const [failure, setFailure] = useState<GoogleFailure>()
  const tell = (failed: GoogleFailure | undefined) => {
    if (!failed) return
    setFailure(failed)
    toast({ title: t('error'), text: t(`failures.${failed}`), tone: 'alert' })
  }
  const tellCame = useEffectEvent(() => tell(takeGoogleFailure()))
  useEffect(() => {
    googleOffered().then(setOffered, () => setOffered(false))
    tellCame()
  }, [])
  if (!offered && !marked) return null

  const leave = async () => {
    setFailure(undefined)
    tell(await signInWithGoogle())
  }
  return (
    <div className={styles.google}>
      <p className={styles.or}>
        <span>{t('or')}</span>
      </p>
      <Button tone="quiet" wide onClick={leave} {...(failure && { 'aria-describedby': id })}>
        <GoogleLetter />
        {t('google')}
      </Button>
      {failure && (
        <p id={id} className={styles.failure}>
          <Icon name="alert" size={20} />
          {t(`failures.${failure}`)}
        </p>
      )}
    </div>
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

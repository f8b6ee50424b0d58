import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#web/lib/session.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './email-banner.module.css'
import { useEmailProof } from './use-email-proof.ts'

/** Closed, it comes back after this many days: a password is forgotten sooner or later. */
const REST_DAYS = 14
const closedAs = (personId: string) => `email-banner-closed:${personId}`
const isResting = (personId: string) =>
  Date.now() - Number(recall(closedAs(personId)) ?? 0) < REST_DAYS * 24 * 60 * 60 * 1000

/** Offers to prove an address that is not proven yet. */
export function EmailBanner({ person }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const { personId, email } = person
  const [closed, setClosed] = useState(() => isResting(personId))
  const proof = useEmailProof()
  if (closed) return null

  const close = () => {
    keep(closedAs(personId), String(Date.now()))
    setClosed(true)
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void proof.confirm()
  }
  return (
    <form className={styles.banner} onSubmit={confirm} aria-label={t('verify.label')} data-register="staff">
      <Icon name="info" size={20} />
      <p className={styles.text} role={proof.sent ? 'status' : undefined}>
        {proof.sent ? t('verify.sent', { email }) : t('verify.text', { email })}
      </p>
      {proof.sent ? (
        <>
          <input
            className={styles.code}
            aria-label={t('verify.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="123456"
            value={proof.code}
            onChange={({ target }) => proof.setCode(target.value)}
          />
          <Button type="submit" aria-disabled={proof.busy}>
            {t('verify.confirm')}
          </Button>
        </>
      ) : (
        <Button tone="quiet" aria-disabled={proof.busy} onClick={proof.send}>
          {t('verify.send')}
        </Button>
      )}
      <IconButton icon="close" label={t('verify.close')} onClick={close} />
    </form>
  )
}

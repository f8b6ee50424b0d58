import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-dialog.module.css'
import { isUnproven } from './mailbox.ts'
import { useEmailProof } from './use-email-proof.ts'

/** One's address, whether it is proven, and the way to prove it. */
export function OwnEmail({ person: { email, emailVerified } }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const proof = useEmailProof()
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void proof.confirm()
  }
  return (
    <form className={styles.section} onSubmit={confirm} aria-label={t('email')} noValidate>
      <p className={styles.email}>
        <strong>{email}</strong>
        <Badge tone={emailVerified ? 'good' : 'gold'}>
          {t(emailVerified ? 'account.verified' : 'account.unverified')}
        </Badge>
      </p>
      {isUnproven({ email, emailVerified }) &&
        (proof.sent ? (
          <>
            <TextField
              label={t('verify.code')}
              hint={t('verify.sent', { email })}
              inputMode="numeric"
              autoComplete="one-time-code"
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
        ))}
    </form>
  )
}

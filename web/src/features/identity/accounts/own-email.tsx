import { useTranslation } from 'react-i18next'
import type { Person } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-dialog.module.css'
import { isUnproven } from './mailbox.ts'
import { useEmailProof } from './use-email-proof.ts'

/** One's address, whether it is proven, and the way to prove it. */
export function OwnEmail({ person: { email, emailVerified } }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const proof = useEmailProof()
  return (
    <Form className={styles.section} aria-label={t('email')} {...proof.form}>
      <p className={styles.email}>
        <strong>{email}</strong>
        <Badge tone={emailVerified ? 'good' : 'gold'}>
          {t(emailVerified ? 'account.verified' : 'account.unverified')}
        </Badge>
      </p>
      {isUnproven({ email, emailVerified }) &&
        (proof.isSent ? (
          <>
            <TextField label={t('verify.code')} hint={t('verify.sent', { email })} {...proof.field} />
            <Submit>{t('verify.confirm')}</Submit>
          </>
        ) : (
          <Button tone="quiet" aria-disabled={proof.form.isPending} onClick={proof.send}>
            {t('verify.send')}
          </Button>
        ))}
    </Form>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#web/lib/session.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
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
  return (
    <Form className={styles.banner} aria-label={t('verify.label')} data-register="staff" {...proof.form}>
      <div className={styles.row}>
        <Icon name="info" size={20} />
        <p className={styles.text} role={proof.isSent ? 'status' : undefined}>
          {proof.isSent ? t('verify.sent', { email }) : t('verify.text', { email })}
        </p>
        {proof.isSent ? (
          <>
            <div className={styles.code}>
              <TextField label={t('verify.code')} isLabelHidden placeholder="123456" {...proof.field} />
            </div>
            <Submit>{t('verify.confirm')}</Submit>
          </>
        ) : (
          <Button tone="quiet" aria-disabled={proof.form.isPending} onClick={proof.send}>
            {t('verify.send')}
          </Button>
        )}
        <IconButton icon="close" label={t('verify.close')} onClick={close} />
      </div>
    </Form>
  )
}

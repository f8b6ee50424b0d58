import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { claimAddress, proveAddress } from '#shared/identity/address-routes.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './address-taken.module.css'

interface AddressTakenProps {
  readonly email: string
  /** With what the account can now be opened. */
  readonly onClaimed: (addressTicket: string) => Promise<void>
}

/** For whose address somebody else took: a code in their mailbox, and the account is theirs to open. */
export function AddressTaken({ email, onClaimed }: AddressTakenProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const [isSent, setSent] = useState(false)
  const prove = useAction(proveAddress, { inline: true, done: () => void setSent(true) })
  const send = () => prove.run({ body: { email, language } })
  return (
    <section className={styles.taken} aria-labelledby="address-taken">
      <h2 id="address-taken">{t('addressTaken.title')}</h2>
      <p>{t('addressTaken.text', { email })}</p>
      <Alert>{prove.problem}</Alert>
      {isSent ? (
        <ProofForm email={email} onClaimed={onClaimed} />
      ) : (
        <Button tone="quiet" wide aria-disabled={prove.isPending} onClick={send}>
          {t('addressTaken.send')}
        </Button>
      )}
    </section>
  )
}

function ProofForm({ email, onClaimed }: AddressTakenProps) {
  const { t } = useTranslation('identity')
  const form = useRouteForm(claimAddress, {
    defaults: { proof: '' },
    toBody: ({ proof }) => ({ email, by: { proof: proof.replace(/\s/g, '') } }),
    fieldOfPart: { by: 'proof' },
    fieldOfCode: { 'identity.proofInvalid': 'proof' },
    words: { proof: t('addressTaken.eight') },
    args: body => ({ body }),
    done: ({ ticket }) => void onClaimed(ticket),
  })
  return (
    <Form {...form.form}>
      <p role="status">{t('addressTaken.sent', { email })}</p>
      <TextField
        label={t('addressTaken.proof')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('proof')}
      />
      <Submit wide>{t('addressTaken.claim')}</Submit>
    </Form>
  )
}

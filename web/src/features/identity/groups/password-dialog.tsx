import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetPassword, TEMPORARY_DAYS } from '#shared/identity/password-routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { useAction, useAsyncAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { Paper, Slip } from '../codes/paper.tsx'
import styles from './group-forms.module.css'

type Made = ReplyOf<typeof resetPassword>

interface ResetProps {
  /** Through which they are reached: where they learn, work or are family. */
  readonly schoolId: string
  readonly personId: string
}

interface PasswordProps extends ResetProps {
  readonly fullName: string
}

/** For whoever forgot their password and never proved an address: another one, shown this once. */
export function PasswordDialog({ fullName: name, ...who }: PasswordProps) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      title={t('newPassword.of', { name })}
      description={t('newPassword.text')}
      closeLabel={t('close')}
      trigger={
        <Button tone="quiet" aria-label={t('newPassword.reset', { name })}>
          {t('newPassword.label')}
        </Button>
      }
    >
      <Reset {...who} />
    </Dialog>
  )
}

/** The button, and what came of it, which goes with the dialog. */
export function Reset({ schoolId, personId }: ResetProps) {
  const { t } = useTranslation('identity')
  const [made, setMade] = useState<Made>()
  const reset = useAction(resetPassword, { inline: true, done: reply => void setMade(reply) })
  if (made) return <NewPassword made={made} />
  return (
    <>
      <Alert>{reset.problem}</Alert>
      <div className={styles.actions}>
        <Button aria-disabled={reset.isPending} onClick={() => reset.run({ path: { schoolId, personId } })}>
          {t('newPassword.make')}
        </Button>
      </div>
    </>
  )
}

/** An address and its password, to be copied or printed this once. */
export function NewPassword({ made: { fullName, email, password, temporary } }: { readonly made: Made }) {
  const { t } = useTranslation('identity')
  const how = temporary ? t('newPassword.temporary', { days: TEMPORARY_DAYS }) : t('newPassword.stays')
  const copy = useAsyncAction(() => navigator.clipboard.writeText(`${email}\t${password}`), {
    done: () => ({ title: t('newPassword.copied') }),
    words: () => t('codes.notCopied'),
  })
  return (
    <div className={styles.form}>
      <div className={styles.password} role="status">
        <p className={styles.email}>{email}</p>
        <p className={styles.letters}>{password}</p>
      </div>
      <p>
        {how} <span className={staff.soft}>{t('newPassword.once')}</span>
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => copy.run(undefined)}>
          {t('codes.copy')}
        </Button>
        <PrintButton>{t('newPassword.print')}</PrintButton>
      </div>
      <Paper>
        <Slip who={fullName} letters={password} leadsTo={`${location.origin}/auth`}>
          <p>{email}</p>
          <p>{how}</p>
        </Slip>
      </Paper>
    </div>
  )
}

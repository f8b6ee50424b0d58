import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword } from '#web/lib/auth-actions.ts'
import type { Person } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './account-dialog.module.css'
import { adviceFor, isLongEnough } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'

/** A new password, for whoever knows the one that holds. */
export function ChangePassword({ person: { email, fullName = '' } }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy || !current || !isLongEnough(next)) return
    setBusy(true)
    const failure = await changePassword(current, next)
    setBusy(false)
    if (failure) return toast({ title: t('error'), text: t(`account.failures.${failure}`), tone: 'alert' })
    toast({ title: t('reset.changed'), text: t('reset.changedText'), tone: 'good' })
    setCurrent('')
    setNext('')
    setChecked(false)
    setOpen(false)
  }
  const advice = adviceFor(next, { fullName, email })
  return (
    <details className={styles.fold} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('reset.change')}</summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('account.currentPassword')}
          autoComplete="current-password"
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
          error={checked && !current ? t('account.passwordNeeded') : undefined}
        />
        <PasswordField
          label={t('reset.password')}
          autoComplete="new-password"
          hint={advice ? t(`advice.${advice}`) : t('advice.begin')}
          value={next}
          onChange={({ target }) => setNext(target.value)}
          error={checked && !isLongEnough(next) ? t('shortPassword') : undefined}
        />
        <Button type="submit" wide aria-disabled={busy}>
          {t('reset.change')}
        </Button>
      </form>
    </details>
  )
}

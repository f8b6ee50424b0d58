import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInAnew } from '#web/lib/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './form.module.css'
import { adviceFor, isLongEnough } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { useFirstInvalid } from './use-first-invalid.ts'

interface OwnPasswordProps {
  readonly email: string
  /** What the school set: it has opened the door, and opens it once. */
  readonly temporary: string
  readonly onBack: () => void
}

/** A password of one's own, in the place of the one that the school set. */
export function OwnPassword({ email, temporary, onBack }: OwnPasswordProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const { form, showFirst } = useFirstInvalid()
  useEffect(() => form.current?.querySelector<HTMLElement>('[type=password]')?.focus(), [form])

  const isSame = password === temporary
  const advice = adviceFor(password, { fullName: '', email })
  const problem = isSame ? t('ownPassword.same') : isLongEnough(password) ? undefined : t('shortPassword')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (problem) return showFirst()
    setBusy(true)
    const outcome = await signInAnew(email, temporary, password)
    setBusy(false)
    if (typeof outcome !== 'string')
      return toast({ title: t('signedIn'), text: t('signedInText'), tone: 'good' })
    const text = outcome === 'passwordRefused' ? t('shortPassword') : t(`failures.${outcome}`)
    toast({ title: t('error'), text, tone: 'alert' })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <input hidden name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('reset.password')}
        autoComplete="new-password"
        hint={advice ? t(`advice.${advice}`) : t('advice.begin')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={checked ? problem : undefined}
      />
      <Button type="submit" wide aria-disabled={busy}>
        {busy ? t('signingIn') : t('ownPassword.save')}
      </Button>
      <Button tone="quiet" wide onClick={onBack}>
        {t('reset.back')}
      </Button>
    </form>
  )
}

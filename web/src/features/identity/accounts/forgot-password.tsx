import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmReset, requestReset, signIn } from '#web/lib/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './form.module.css'
import { adviceFor, isLongEnough } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { isEmail } from './sign-up-rules.ts'
import { useFirstInvalid } from './use-first-invalid.ts'

interface ForgotPasswordProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
}

/** First the address, then the code that arrived there with a new password; or the advice to ask the school. */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [step, setStep] = useState<'email' | 'code' | 'school'>('email')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const { form, showFirst } = useFirstInvalid()

  const send = async () => {
    const failure = await requestReset(email.trim())
    setChecked(false)
    if (failure === 'askStaff') return setStep('school')
    if (failure) return toast({ title: t('error'), text: t(`reset.failures.${failure}`), tone: 'alert' })
    setStep('code')
  }
  const change = async () => {
    const failure = await confirmReset(email.trim(), code.trim(), password)
    if (failure === 'askStaff') return setStep('school')
    if (failure) return toast({ title: t('error'), text: t(`reset.failures.${failure}`), tone: 'alert' })
    toast({ title: t('reset.changed'), text: t('reset.changedText'), tone: 'good' })
    if (typeof (await signIn(email.trim(), password)) === 'string') onBack()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (!isEmail(email) || (step === 'code' && (!code.trim() || !isLongEnough(password)))) return showFirst()
    setBusy(true)
    await (step === 'code' ? change() : send())
    setBusy(false)
  }

  const advice = adviceFor(password, { fullName: '', email })
  if (step === 'school')
    return (
      <div className={styles.form} role="status">
        <p>{t('reset.askStaff')}</p>
        <Button wide onClick={onBack}>
          {t('reset.back')}
        </Button>
      </div>
    )
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {step === 'email' ? (
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={({ target }) => onEmail(target.value)}
          error={checked && !isEmail(email) ? t('invalidEmail') : undefined}
        />
      ) : (
        <>
          <p role="status">{t('reset.sent', { email: email.trim() })}</p>
          <TextField
            label={t('reset.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={checked && !code.trim() ? t('reset.codeNeeded') : undefined}
          />
          <PasswordField
            label={t('reset.password')}
            autoComplete="new-password"
            hint={advice ? t(`advice.${advice}`) : t('advice.begin')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={checked && !isLongEnough(password) ? t('shortPassword') : undefined}
          />
        </>
      )}
      <Button type="submit" wide aria-disabled={busy}>
        {step === 'email' ? t('reset.send') : t('reset.change')}
      </Button>
      <Button tone="quiet" wide onClick={step === 'code' ? () => setStep('email') : onBack}>
        {step === 'code' ? t('reset.again') : t('reset.back')}
      </Button>
    </form>
  )
}

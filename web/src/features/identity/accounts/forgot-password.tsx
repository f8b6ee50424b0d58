import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmReset, requestReset, signIn } from '#web/lib/auth-actions.ts'
import type { ResetFailure } from '#web/lib/auth-failures.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './forgot-password.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { isLongEnough } from './password-advice.ts'
import { isEmail } from './sign-up-rules.ts'

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
  const [failure, setFailure] = useState<Exclude<ResetFailure, 'askStaff'>>()

  const send = async () => {
    const failed = await requestReset(email.trim())
    setChecked(false)
    if (failed === 'askStaff') return setStep('school')
    setFailure(failed)
    if (!failed) setStep('code')
  }
  const change = async () => {
    const failed = await confirmReset(email.trim(), code.trim(), password)
    if (failed === 'askStaff') return setStep('school')
    setFailure(failed)
    if (failed) return
    toast({ title: t('reset.changed'), text: t('reset.changedText'), tone: 'good' })
    if (typeof (await signIn(email.trim(), password)) === 'string') onBack()
  }
  const submit = async () => {
    setChecked(true)
    setFailure(undefined)
    if (!isEmail(email) || (step === 'code' && (!code.trim() || !isLongEnough(password)))) return
    await (step === 'code' ? change() : send())
  }
  const again = () => {
    setFailure(undefined)
    setStep('email')
  }

  const said = failure && t(`reset.failures.${failure}`)
  const isOfCode = failure === 'codeWrong' || failure === 'codeExpired'
  const isOfPassword = failure === 'passwordRefused'
  const codeError = checked && !code.trim() ? t('reset.codeNeeded') : isOfCode ? said : undefined
  const passwordError =
    checked && !isLongEnough(password) ? t('shortPassword') : isOfPassword ? said : undefined
  if (step === 'school')
    return (
      <div className={styles.told} role="status">
        <p>{t('reset.askStaff')}</p>
        <Button wide onClick={onBack}>
          {t('reset.back')}
        </Button>
      </div>
    )
  return (
    <Form onSubmit={submit} problem={isOfCode || isOfPassword ? undefined : said}>
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
            error={codeError}
          />
          <NewPasswordField
            label={t('reset.password')}
            chosen={password}
            person={{ fullName: '', email }}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={passwordError}
          />
        </>
      )}
      <Submit wide>{step === 'email' ? t('reset.send') : t('reset.change')}</Submit>
      <Button tone="quiet" wide onClick={step === 'code' ? again : onBack}>
        {step === 'code' ? t('reset.again') : t('reset.back')}
      </Button>
    </Form>
  )
}

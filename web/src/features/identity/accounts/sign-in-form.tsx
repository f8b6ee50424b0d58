import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signIn } from '#web/lib/auth-actions.ts'
import { useWaiting } from '#web/lib/retry-throttled.ts'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { isLongEnough } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { SharedDevice } from './shared-device.tsx'
import { isEmail } from './sign-up-rules.ts'

interface SignInFormProps {
  /** Shared with the other tab: whoever has an account already need not type again. */
  readonly email: string
  readonly onEmail: (email: string) => void
  /** The school set this password: one of their own must take its place. */
  readonly onTemporary: (password: string) => void
  /** The digits of their app come next. */
  readonly onSecondFactor: () => void
}

/** As every way in it holds its few fields itself: the library of forms weighs more than all of them. Success needs no word from here beyond its toast: the session changes, and the screen goes on. */
export function SignInForm({ email, onEmail, onTemporary, onSecondFactor }: SignInFormProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  /** What was refused stands at the field until something else is typed. */
  const [isWrong, setWrong] = useState(false)
  const waiting = useWaiting()

  const submit = async () => {
    setChecked(true)
    setWrong(false)
    if (!isEmail(email) || !isLongEnough(password)) return
    setBusy(true)
    const outcome = await signIn(email.trim(), password)
    setBusy(false)
    if (outcome === 'ownPassword') return onTemporary(password)
    if (outcome === 'secondFactor') return onSecondFactor()
    if (typeof outcome === 'string') {
      setWrong(outcome === 'wrongCredentials')
      toast({ title: t('error'), text: t(`failures.${outcome}`), tone: 'alert' })
    } else {
      toast({ title: t('signedIn'), text: t('signedInText'), tone: 'good' })
    }
  }

  const passwordError =
    checked && !isLongEnough(password)
      ? t('shortPassword')
      : isWrong
        ? t('failures.wrongCredentials')
        : undefined
  return (
    // It stands on a page before its script does: the browser alone is to send nothing anywhere, least of all in an address.
    <Form method="dialog" onSubmit={submit}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={event => {
          setWrong(false)
          onEmail(event.target.value)
        }}
        error={checked && !isEmail(email) ? t('invalidEmail') : undefined}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={event => {
          setWrong(false)
          setPassword(event.target.value)
        }}
        error={passwordError}
      />
      <SharedDevice />
      <Submit wide>{busy ? t('signingIn') : t('signIn')}</Submit>
      <p role="status">{busy && waiting ? t('crowd') : ''}</p>
    </Form>
  )
}

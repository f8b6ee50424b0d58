import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signIn } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './sign-in-form.module.css'
import { isEmail, isLongEnough } from './sign-in-rules.ts'

/** Success needs no word from here: the session changes, and the screen goes on. */
export function SignInForm() {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy || !isEmail(email) || !isLongEnough(password)) return
    setBusy(true)
    const outcome = await signIn(email.trim(), password)
    setBusy(false)
    if (typeof outcome === 'string') {
      toast({ title: t('error'), text: t(`failures.${outcome}`), tone: 'alert' })
    } else {
      toast({ title: t('signedIn'), text: t('signedInText'), tone: 'good' })
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={event => setEmail(event.target.value)}
        error={checked && !isEmail(email) ? t('invalidEmail') : undefined}
      />
      <TextField
        label={t('password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={checked && !isLongEnough(password) ? t('shortPassword') : undefined}
        end={
          <IconButton
            icon={shown ? 'hide' : 'show'}
            label={shown ? t('hide') : t('show')}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <Button type="submit" wide aria-disabled={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  )
}

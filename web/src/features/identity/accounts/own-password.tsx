import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInAnew } from '#web/lib/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { isLongEnough } from './password-advice.ts'

interface OwnPasswordProps {
  readonly email: string
  /** What the school set: it has opened the door, and opens it once. */
  readonly temporary: string
  readonly onBack: () => void
  readonly onSecondFactor: () => void
}

/** A password of one's own, in the place of the one that the school set. */
export function OwnPassword({ email, temporary, onBack, onSecondFactor }: OwnPasswordProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const isSame = password === temporary
  const problem = isSame ? t('ownPassword.same') : isLongEnough(password) ? undefined : t('shortPassword')
  const submit = async () => {
    setChecked(true)
    if (problem) return
    setBusy(true)
    const outcome = await signInAnew(email, temporary, password)
    setBusy(false)
    if (typeof outcome !== 'string')
      return toast({ title: t('signedIn'), text: t('signedInText'), tone: 'good' })
    if (outcome === 'secondFactor') return onSecondFactor()
    if (outcome === 'passwordRefused') setRefused(password)
    const text = outcome === 'passwordRefused' ? t('shortPassword') : t(`failures.${outcome}`)
    toast({ title: t('error'), text, tone: 'alert' })
  }
  return (
    <Form onSubmit={submit}>
      <input hidden name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        ref={field}
        label={t('reset.password')}
        chosen={password}
        person={{ fullName: '', email }}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={checked ? (problem ?? (refused === password ? t('shortPassword') : undefined)) : undefined}
      />
      <Submit wide>{busy ? t('signingIn') : t('ownPassword.save')}</Submit>
      <Button tone="quiet" wide onClick={onBack}>
        {t('reset.back')}
      </Button>
    </Form>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerSecondFactor } from '#web/lib/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const isCode = (typed: string) => /^\d{6}$/.test(typed.replace(/\s/g, ''))

/** After the password: the six digits that the person's app shows. */
export function SecondFactorForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('identity')
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (!isCode(code)) return setSaid(t('factor.codeNeeded'))
    setBusy(true)
    const outcome = await answerSecondFactor(code.replace(/\s/g, ''))
    setBusy(false)
    if (typeof outcome !== 'string') return
    setSaid(
      outcome === 'codeWrong' || outcome === 'codeUsed' ? t(`factor.${outcome}`) : t(`failures.${outcome}`),
    )
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('factor.code')}
        hint={t('factor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setSaid(undefined)
        }}
        error={said}
      />
      <Submit wide>{busy ? t('signingIn') : t('signIn')}</Submit>
      <Button tone="quiet" wide onClick={onBack}>
        {t('reset.back')}
      </Button>
      <p>{t('factor.lost')}</p>
    </Form>
  )
}

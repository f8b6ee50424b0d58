import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CodeField } from './code-field.tsx'
import styles from './code-form.module.css'
import { keepPending, type PendingKind, pendingCode } from './pending-code.ts'
import { isWhole } from './typed-code.ts'

/** For whoever is not signed in yet: the code is kept, and claimed once they are. */
export function KeepCodeForm({ kind }: { readonly kind: PendingKind }) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [code, setCode] = useState(pendingCode(kind) ?? '')
  const [checked, setChecked] = useState(false)

  const goOn = (to: string) => (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isWhole(code)) return
    keepPending(kind, code)
    void navigate(to, { state: { from: pathname } })
  }
  return (
    <Card asChild>
      <form className={styles.form} onSubmit={goOn('/auth')} noValidate>
        <CodeField
          label={t(`door.${kind}.label`)}
          value={code}
          onChange={setCode}
          error={checked && !isWhole(code) ? t(`claimFailures.${kind}.invalid`) : undefined}
        />
        <p className={styles.note}>{t('door.kept')}</p>
        <div className={styles.actions}>
          <Button type="submit">{t('signIn')}</Button>
          <Button tone="quiet" onClick={goOn(`/auth?view=sign-up${kind === 'family' ? '&as=family' : ''}`)}>
            {t('signUp.tab')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

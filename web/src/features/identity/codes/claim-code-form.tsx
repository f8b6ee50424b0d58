import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CodeField } from './code-field.tsx'
import styles from './code-form.module.css'
import type { PendingKind } from './pending-code.ts'
import { isWhole } from './typed-code.ts'
import { useClaim } from './use-claim.ts'

/** For whoever is signed in: the code is used at once. */
export function ClaimCodeForm({ kind }: { readonly kind: PendingKind }) {
  const { t } = useTranslation('identity')
  const { claim, isPending } = useClaim(kind)
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isPending || !isWhole(code) || !(await claim(code))) return
    setCode('')
    setChecked(false)
  }
  return (
    <Card asChild>
      <form className={styles.form} onSubmit={submit} noValidate>
        <CodeField
          label={t(`door.${kind}.label`)}
          value={code}
          onChange={setCode}
          error={checked && !isWhole(code) ? t(`claimFailures.${kind}.invalid`) : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isPending}>
            {t(`door.${kind}.use`)}
          </Button>
        </div>
      </form>
    </Card>
  )
}

import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskRecords as Asked, type RecordJobKind } from '#shared/records/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './record-jobs.module.css'

interface AskRecordsProps {
  readonly kind: RecordJobKind
  readonly fullName: string
  readonly busy: boolean
  readonly onAsk: (reason: string) => void
  readonly onCancel: () => void
}

/** Why: nothing is exported or erased without a reason, and erasing asks for the name besides. */
export function AskRecords({ kind, fullName, busy, onAsk, onCancel }: AskRecordsProps) {
  const { t } = useTranslation('records')
  const [reason, setReason] = useState('')
  const [name, setName] = useState('')
  const [checked, setChecked] = useState(false)
  const hasReason = Asked.safeParse({ reason }).success
  const hasName = kind === 'export' || name.trim() === fullName
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (hasReason && hasName && !busy) onAsk(reason)
  }
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <p>{t(`explained.${kind}`)}</p>
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
        error={checked && !hasReason ? t('reasonNeeded') : undefined}
      />
      {kind === 'erasure' && (
        <TextField
          label={t('name', { name: fullName })}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          error={checked && !hasName ? t('nameNeeded') : undefined}
        />
      )}
      <div className={styles.actions}>
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" tone={kind === 'erasure' ? 'danger' : 'primary'} aria-disabled={busy}>
          {t(kind === 'erasure' ? 'erase' : 'export')}
        </Button>
      </div>
    </form>
  )
}

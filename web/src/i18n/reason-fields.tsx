import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NOTE } from '#shared/kernel/audit-reason.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Texts } from './texts.ts'

type Reason = keyof Texts['audit']['reasons']

interface ReasonFieldsProps {
  readonly reasons: readonly Reason[]
  readonly reason: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>
  readonly note: Omit<ComponentProps<typeof TextField>, 'label'>
}

/** Why something is done, chosen for the audit, and room for a few words that are no name. */
export function ReasonFields({ reasons, reason, note }: ReasonFieldsProps) {
  const { t } = useTranslation('audit')
  return (
    <>
      <SelectField label={t('why.reason')} {...reason}>
        <option value="">{t('why.choose')}</option>
        {reasons.map(one => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('why.note')} hint={t('why.noteHint')} maxLength={LONGEST_NOTE} {...note} />
    </>
  )
}

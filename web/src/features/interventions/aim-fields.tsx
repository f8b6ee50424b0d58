import { useTranslation } from 'react-i18next'
import { GOAL_BASES } from '#shared/interventions/schema.ts'
import type { SchemaForm } from '#web/lib/use-schema-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AimValues, Proposals } from './proposals.ts'

interface AimFieldsProps {
  readonly field: SchemaForm<AimValues>['field']
  readonly bound: (name: 'pace' | 'goal' | 'basis') => {
    readonly value: string
    readonly set: (value: string) => void
  }
  readonly errorOf: SchemaForm<AimValues>['errorOf']
  readonly proposals: Proposals
}

/** Where the child stands, what the goal rests on, the goal and its day. */
export function AimFields({ field, bound, errorOf, proposals }: AimFieldsProps) {
  const { t } = useTranslation('interventions')
  const basis = GOAL_BASES.find(one => one === bound('basis').value) ?? 'own'
  const note = () => {
    if (basis === 'own' || basis === 'benchmark') return t(`basisNote.${basis}`)
    return t(proposals.goal === undefined ? 'basisNote.none' : 'basisNote.growth')
  }
  const number = (name: 'pace' | 'goal') => {
    const { value, set } = bound(name)
    return {
      type: 'number',
      inputMode: 'numeric' as const,
      value: value === '' ? (proposals[name] ?? '') : value,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
      error: errorOf(name),
    }
  }
  return (
    <>
      <TextField
        label={t('field.pace')}
        hint={
          proposals.pace === undefined ? t('field.paceNone') : t('field.paceFrom', { count: proposals.pace })
        }
        {...number('pace')}
      />
      <TextField label={t('field.until')} type="date" {...field('until')} />
      <SelectField label={t('field.basis')} hint={note()} {...field('basis')}>
        {GOAL_BASES.map(one => (
          <option key={one} value={one}>
            {t(`basis.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('field.goal')} {...number('goal')} />
    </>
  )
}

import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_ABOUT, STRATEGIES, TIERS } from '#shared/interventions/schema.ts'
import type { SchemaForm } from '#web/lib/use-schema-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** What the fields of a phase hold. */
export interface DoingValues {
  readonly from: string
  readonly tier: string
  readonly what: string
  readonly about: string
  readonly perWeek: string
  readonly minutes: string
  readonly size: string
}

export const doingBody = ({ from, tier, what, about, perWeek, minutes, size }: DoingValues) => ({
  from,
  tier: Number(tier),
  what,
  about,
  perWeek: Number(perWeek),
  minutes: Number(minutes),
  size: Number(size),
})

/** What is done, of what there is to choose. */
export function StrategyField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { t } = useTranslation('interventions')
  return (
    <SelectField label={t('field.what')} {...props}>
      {STRATEGIES.map(what => (
        <option key={what} value={what}>
          {t(`strategy.${what}`)}
        </option>
      ))}
    </SelectField>
  )
}

interface DoingFieldsProps {
  readonly field: SchemaForm<DoingValues>['field']
}

/** What is done, how often and with how many. */
export function DoingFields({ field }: DoingFieldsProps) {
  const { t } = useTranslation('interventions')
  return (
    <>
      <TextField label={t('field.from')} type="date" {...field('from')} />
      <SelectField label={t('field.tier')} {...field('tier')}>
        {TIERS.map(tier => (
          <option key={tier} value={tier}>
            {t(`tier.${tier}`)}
          </option>
        ))}
      </SelectField>
      <StrategyField {...field('what')} />
      <TextField
        label={t('field.about')}
        hint={t('field.aboutHint')}
        maxLength={LONGEST_ABOUT}
        {...field('about')}
      />
      <TextField label={t('field.perWeek')} type="number" inputMode="numeric" {...field('perWeek')} />
      <TextField label={t('field.minutes')} type="number" inputMode="numeric" {...field('minutes')} />
      <TextField label={t('field.size')} type="number" inputMode="numeric" {...field('size')} />
    </>
  )
}

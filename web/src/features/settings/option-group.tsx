import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '#shared/settings/schema.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import styles from './option-group.module.css'
import type { OptionValue } from './options.ts'

interface OptionGroupProps {
  readonly name: keyof Settings
  readonly values: readonly (OptionValue | undefined)[]
  readonly chosen: string | undefined
  readonly onChoose: (value: OptionValue | undefined) => void
}

/** One of a few, each shown as it would look. */
export function OptionGroup({ name, values, chosen, onChoose }: OptionGroupProps) {
  const { t } = useTranslation('settings')
  const id = useId()
  const about = t(`groups.${name}.about`)
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(`groups.${name}.title`)}</legend>
        <div className={styles.about}>
          <p>{about}</p>
          <Hear text={about} />
        </div>
        <div className={styles.options}>
          {values.map(value => (
            <label key={value ?? 'usual'} className={styles.option}>
              <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
              <Specimen name={name} value={value} />
              <span>{value ? t(`values.${value}`) : t(`groups.${name}.usual`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  )
}

const ICONS: Partial<Record<keyof Settings, (value: OptionValue | undefined) => IconName>> = {
  voice: value => (value === 'off' ? 'close' : value === 'slow' ? 'hourglass' : 'listen'),
  sounds: value => (value ? 'close' : 'sounds'),
  motion: value => (value ? 'pause' : 'play'),
  ruler: value => (value ? 'understand' : 'document'),
}

/** What the option is like, for whoever does not read its name. */
function Specimen({
  name,
  value,
}: {
  readonly name: keyof Settings
  readonly value: OptionValue | undefined
}) {
  const icon = ICONS[name]
  return (
    <span
      className={styles.specimen}
      data-of={name}
      data-value={value ?? 'usual'}
      aria-hidden="true"
      lang="zxx"
    >
      {icon ? <Icon name={icon(value)} size={28} /> : name === 'spacing' ? 'abc' : 'Aa'}
    </span>
  )
}

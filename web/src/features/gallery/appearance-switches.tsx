import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { applyAppearance, applyStoredAppearance, useAppearance } from '#web/lib/appearance.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './gallery.module.css'

const SWITCHES = {
  theme: ['light', 'dark', 'high'],
  font: ['andika', 'lexend', 'openDyslexic'],
  textSize: ['large', 'larger', 'largest'],
} as const
type Name = keyof typeof SWITCHES
const NAMES = Object.keys(SWITCHES) as Name[]

/** Puts another look on the page for as long as one is here; what somebody chose for themselves stays as it is. */
export function AppearanceSwitches() {
  const { t } = useTranslation('gallery')
  useEffect(() => applyStoredAppearance, [])
  return (
    <fieldset className={styles.switches}>
      <legend>{t('switches.legend')}</legend>
      {NAMES.map(name => (
        <AppearanceSwitch key={name} name={name} />
      ))}
    </fieldset>
  )
}

function AppearanceSwitch({ name }: { readonly name: Name }) {
  const { t } = useTranslation('gallery')
  const appearance = useAppearance(name) ?? ''
  return (
    <SelectField
      label={t(`switches.${name}`)}
      value={appearance}
      onChange={({ target }) =>
        applyAppearance({ ...document.documentElement.dataset, [name]: target.value || undefined })
      }
    >
      <option value="">{t('switches.usual')}</option>
      {SWITCHES[name].map(value => (
        <option key={value} value={value}>
          {t(`switches.values.${value}`)}
        </option>
      ))}
    </SelectField>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Region } from '#shared/kernel/school.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './numbers.module.css'
import type { View } from './use-view.ts'

interface Step {
  readonly text: string
  readonly to: string
  readonly lang?: string
}

interface TrailProps {
  readonly only: Region | undefined
  readonly view: View
  readonly search: (change: Partial<View>) => string
  readonly schoolName?: string
}

/** From the island to where one looks, and back. */
export function Trail({ only, view: { region, municipio, school }, search, schoolName }: TrailProps) {
  const { t } = useTranslation('figures')
  const higher = { municipio: undefined, school: undefined, whole: false }
  const steps = [
    { text: t('island'), to: search({ ...higher, region: undefined, whole: only !== undefined }) },
    ...(region ? [{ text: t('region', { region }), to: search({ ...higher, region }) }] : []),
    ...(municipio ? [{ text: municipio, lang: 'es-PR', to: search({ municipio, school: undefined }) }] : []),
    ...(school ? [{ text: schoolName ?? school, lang: 'es-PR', to: search({ school }) }] : []),
  ]
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {steps.map(({ text, to, lang }: Step, n) => (
          <li key={to} lang={lang}>
            {n > 0 && <Icon name="next" size={18} />}
            {n === steps.length - 1 ? (
              <span aria-current="location">{text}</span>
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useTranslation } from 'react-i18next'
import type { Measure } from './figures.ts'
import styles from './numbers-map.module.css'
import { useNumbers } from './use-numbers.ts'

interface LegendProps {
  readonly measure: Measure
  /** Where each step begins. */
  readonly steps: readonly number[]
  /** Whose hue the swatches have; all regions’ steps are alike. */
  readonly region: number | undefined
}

/** What each step of the map stands for, in words; nothing at all is hatched. */
export function Legend({ measure, steps, region }: LegendProps) {
  const { t } = useTranslation('figures')
  const { number, percent } = useNumbers()
  const ends = steps.map((_, n) => steps[n + 1])
  const shown = measure === 'readers' ? percent : number
  const range = (from: number, to: number | undefined) => {
    const first = measure === 'readers' ? Math.max(from, 0.01) : from
    const last = to === undefined ? undefined : measure === 'readers' ? to - 0.01 : to - 1
    if (last === undefined) return t('legendFrom', { from: shown(first) })
    return last === first ? shown(first) : t('legendRange', { from: shown(first), to: shown(last) })
  }
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <Swatch step={0} region={region} text={t(`legendNone.${measure}`)} />
      {steps.map((from, n) => (
        <Swatch key={from} step={n + 1} region={region} text={range(from, ends[n])} />
      ))}
    </ul>
  )
}

interface SwatchProps {
  readonly step: number
  readonly region: number | undefined
  readonly text: string
}

const Swatch = ({ step, region, text }: SwatchProps) => (
  <li>
    <svg width="22" height="16" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="20"
        height="14"
        rx="3"
        className={styles.swatch}
        data-step={step}
        data-region={region}
        stroke="var(--line-strong)"
      />
    </svg>
    {text}
  </li>
)

import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/speak.ts'
import styles from './figures.module.css'

interface Figure {
  readonly label: string
  readonly value: ReactNode
  /** What it is counted in, smaller beside it. */
  readonly unit?: string | undefined
  /** What to think of it: a badge, a word. */
  readonly note?: ReactNode
  /** On how many it rests. */
  readonly basis?: string | undefined
}

interface FiguresProps {
  readonly figures: readonly Figure[]
  /** The numbers are what the screen is about. */
  readonly isLarge?: boolean
}

/** Key numbers in a row, each with its name and on how many it rests. */
export function Figures({ figures, isLarge = false }: FiguresProps) {
  const { format } = new Intl.NumberFormat(useLanguage())
  return (
    <dl className={styles.figures} data-large={isLarge || undefined}>
      {figures.map(({ label, value, unit, note, basis }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {typeof value === 'number' ? format(value) : value}
            {unit && <small> {unit}</small>}
          </dd>
          {note && <dd>{note}</dd>}
          {basis && <dd className={styles.basis}>{basis}</dd>}
        </div>
      ))}
    </dl>
  )
}

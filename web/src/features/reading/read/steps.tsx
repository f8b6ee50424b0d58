import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './steps.module.css'

interface StepsProps {
  /** From 0. */
  readonly at: number
  readonly count: number
  /** The same in words. */
  readonly label: string
  readonly onLeave: () => void
}

/** The way back, and how far one has come: a dot a step. */
export function Steps({ at, count, label, onLeave }: StepsProps) {
  const { t } = useTranslation('reading')
  return (
    <header className={styles.steps}>
      <IconButton icon="back" label={t('reader.toResult')} onClick={onLeave} />
      <p className={styles.dots}>
        <span className={styles.label}>{label}</span>
        {Array.from({ length: count }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <span key={n} className={styles.dot} data-now={n === at || undefined} aria-hidden="true">
            {n < at && <Icon name="check" size={16} />}
          </span>
        ))}
      </p>
    </header>
  )
}

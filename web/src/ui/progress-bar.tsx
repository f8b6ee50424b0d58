import { Progress } from 'radix-ui'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 1. */
  readonly value: number
  /** What a screen reader says instead of a percentage. */
  readonly said?: string | undefined
  readonly tone?: 'primary' | 'gold' | 'good'
}

export function ProgressBar({ label, value, said, tone = 'primary' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Progress.Root
      aria-label={label}
      value={percent}
      className={styles.bar}
      data-tone={tone}
      {...(said && { getValueLabel: () => said })}
    >
      <Progress.Indicator className={styles.fill} style={{ width: `${percent}%` }} />
    </Progress.Root>
  )
}

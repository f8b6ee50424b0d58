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
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={said ?? `${percent}%`}
      className={styles.bar}
      data-tone={tone}
    >
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  )
}

import type { ComponentProps } from 'react'
import styles from './badge.module.css'

interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: 'calm' | 'good' | 'alert' | 'gold'
}

export const Badge = ({ tone = 'calm', ...rest }: BadgeProps) => (
  <span {...rest} className={styles.badge} data-tone={tone} />
)

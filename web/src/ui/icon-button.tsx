import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Said by screen readers and shown on hover. */
  readonly label: string
  readonly icon: IconName
  /** A number at its corner; the label says it too. */
  readonly count?: string | undefined
}

export function IconButton({ label, icon, count, type, ...rest }: IconButtonProps) {
  return (
    <button type={type ?? 'button'} aria-label={label} title={label} {...rest} className={styles.button}>
      <Icon name={icon} />
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}

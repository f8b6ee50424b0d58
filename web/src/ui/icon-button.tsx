import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Said by screen readers and shown on hover. */
  readonly label: string
  readonly icon: IconName
}

export function IconButton({ label, icon, type, ...rest }: IconButtonProps) {
  return (
    <button type={type ?? 'button'} aria-label={label} title={label} {...rest} className={styles.button}>
      <Icon name={icon} />
    </button>
  )
}

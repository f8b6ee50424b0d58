import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

/** What went wrong, where it went wrong: it stays until it is mended. Nothing where nothing did. */
export function Alert({ children }: { readonly children?: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.alert}>
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </p>
  )
}

import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'div'> {
  readonly tone?: 'plain' | 'sea' | 'warm'
  /** Without inner space, for lists that reach its edges. */
  readonly flush?: boolean
  readonly asChild?: boolean
}

export function Card({ tone = 'plain', flush = false, asChild = false, ...rest }: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return <Element {...rest} className={styles.card} data-tone={tone} data-flush={flush || undefined} />
}

import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one thing to do; a screen has at most one. */
  readonly tone?: 'primary' | 'gold' | 'quiet' | 'danger'
  readonly wide?: boolean
  /** Dresses the child (a link) instead of making a button. */
  readonly asChild?: boolean
}

export function Button({ tone = 'primary', wide = false, asChild = false, type, ...rest }: ButtonProps) {
  const props = { ...rest, className: styles.button, 'data-tone': tone, 'data-wide': wide || undefined }
  return asChild ? <Slot.Root {...props} /> : <button type={type ?? 'button'} {...props} />
}

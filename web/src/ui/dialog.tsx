import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  readonly title: string
  readonly description?: string
  readonly closeLabel: string
  /** The button that opens it; without one, `open` decides. */
  readonly trigger?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

export function Dialog({ title, description, closeLabel, trigger, children, ...state }: DialogProps) {
  /** What was pressed to open it: the focus goes back there, which Radix does for a trigger of its own only. */
  const opener = useRef<Element>(null)
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* A veil of ours: Radix's overlay writes a <style>, which the content security policy refuses. */}
        <div className={styles.veil} />
        <Radix.Content
          className={styles.dialog}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={event => {
            if (trigger || !(opener.current instanceof HTMLElement)) return
            event.preventDefault()
            opener.current.focus()
          }}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </header>
          {description && <Radix.Description>{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
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
  /** A picture over the title, as wide as the dialog. */
  readonly art?: ReactNode
  /** It is about to close: it fades. */
  readonly leaving?: boolean
  /** What has the focus at first; otherwise the button that closes. */
  readonly focusFirst?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  art,
  leaving = false,
  focusFirst,
  children,
  ...state
}: DialogProps) {
  /** What was pressed to open it: the focus goes back there, which Radix does for a trigger of its own only. */
  const opener = useRef<Element>(null)
  const focus = (event: Event) => {
    opener.current = document.activeElement
    if (!focusFirst?.current) return
    event.preventDefault()
    focusFirst.current.focus()
  }
  const giveBack = (event: Event) => {
    if (trigger || !(opener.current instanceof HTMLElement)) return
    event.preventDefault()
    opener.current.focus()
  }
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* A veil of ours: Radix's overlay writes a <style>, which the content security policy refuses. */}
        <div className={styles.veil} data-leaving={leaving || undefined} />
        <Radix.Content
          className={styles.dialog}
          data-leaving={leaving || undefined}
          onOpenAutoFocus={focus}
          onCloseAutoFocus={giveBack}
          {...(!description && { 'aria-describedby': undefined })}
        >
          {art && <div className={styles.art}>{art}</div>}
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </header>
          {description && <Radix.Description className={styles.text}>{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

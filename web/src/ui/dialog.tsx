import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import styles from './dialog.module.css'
import { useGivenBack } from './given-back.ts'
import { IconButton } from './icon-button.tsx'
import { useLayer } from './layers.ts'

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
  ...given
}: DialogProps) {
  const state = useLayer(given)
  const { onOpenAutoFocus, onCloseAutoFocus } = useGivenBack()
  const focus = (event: Event) => {
    onOpenAutoFocus()
    if (!focusFirst?.current) return
    event.preventDefault()
    focusFirst.current.focus()
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
          {...(!trigger && { onCloseAutoFocus })}
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

import { Toast as Radix } from 'radix-ui'
import { useMemo } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { closeTopLayer } from '../layers.ts'
import styles from '../toast.module.css'
import type { Toast } from '../toast-message.ts'

const TOAST_MS = 5000
const SWIPE_PX = 50
/** More than these would hide the screen: the next one waits until one has gone. On a phone one hides enough of it. */
const AT_ONCE = 3
const PHONE_PX = 768
const atOnce = () => (window.innerWidth < PHONE_PX ? 1 : AT_ONCE)

interface ToastListProps {
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly Toast[]
  readonly onGone: (id: number) => void
}

/** Radix asks twice when the focus is in a toast. */
function closeWhatLiesOver(event: KeyboardEvent): void {
  if (!event.defaultPrevented && closeTopLayer()) event.preventDefault()
}

export function ToastList({ label, closeLabel, toasts, onGone }: ToastListProps) {
  const viewportLabel = useMemo(() => `${label} ({hotkey})`, [label])
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={label}>
      {toasts
        .slice(0, atOnce())
        .map(({ id, title, text, art, tone = 'plain', duration = TOAST_MS, action }) => (
          <Radix.Root
            key={id}
            className={styles.toast}
            data-tone={tone}
            duration={duration}
            onOpenChange={open => !open && onGone(id)}
            onEscapeKeyDown={closeWhatLiesOver}
          >
            {art && <span className={styles.art}>{art}</span>}
            <div className={styles.words}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {text && <Radix.Description>{text}</Radix.Description>}
            </div>
            {action && (
              <Radix.Action asChild altText={action.label} onClick={action.run}>
                <Button tone="quiet">{action.label}</Button>
              </Radix.Action>
            )}
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" size={20} />
            </Radix.Close>
          </Radix.Root>
        ))}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} label={viewportLabel} />
    </Radix.Provider>
  )
}

import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

export interface ToastMessage {
  readonly title: string
  readonly text?: string
  /** A drawing at the start of the toast. */
  readonly art?: ReactNode
  readonly tone?: 'plain' | 'good' | 'alert'
  /** Milliseconds; the clock stops while it is pointed at or focused. */
  readonly duration?: number
  /** The one thing that may be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const TOAST_MS = 5000
const SWIPE_PX = 50
/** More than these would hide the screen. */
const AT_ONCE = 3

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})

/** Shows a toast: `const toast = useToast()`, then `toast({ title })`. */
export const useToast = () => useContext(ToastContext)

interface ToastsProps {
  /** What the region and the closing button are called. */
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
}

export function Toasts({ label, closeLabel, children }: ToastsProps) {
  const [shown, setShown] = useState<readonly (ToastMessage & { id: number })[]>([])
  const show = useCallback(
    (message: ToastMessage) =>
      setShown(toasts => [...toasts, { ...message, id: (toasts.at(-1)?.id ?? 0) + 1 }].slice(-AT_ONCE)),
    [],
  )
  const drop = useCallback((id: number) => setShown(toasts => toasts.filter(toast => toast.id !== id)), [])
  const viewportLabel = useMemo(() => `${label} ({hotkey})`, [label])
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={label}>
        {children}
        {shown.map(({ id, title, text, art, tone = 'plain', duration = TOAST_MS, action }) => (
          <Radix.Root
            key={id}
            className={styles.toast}
            data-tone={tone}
            duration={duration}
            onOpenChange={open => !open && drop(id)}
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
    </ToastContext>
  )
}

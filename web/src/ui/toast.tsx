import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { Toast, ToastMessage } from './toast-message.ts'

interface Row {
  /** How many there were so far. */
  readonly said: number
  readonly toasts: readonly Toast[]
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})

/** Shows a toast: `const toast = useToast()`, then `toast({ title })`. */
export const useToast = () => useContext(ToastContext)

const ToastList = optionalPart(async () => (await import('./panels/toast-list.tsx')).ToastList)

interface ToastsProps {
  /** What the region and the closing button are called. */
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** Toasts wait in one row, whatever is drawn below: what was said at the door is still there in the frame behind it. */
export function Toasts({ label, closeLabel, children }: ToastsProps) {
  const [{ said, toasts }, become] = useState<Row>({ said: 0, toasts: [] })
  const show = useCallback(
    (message: ToastMessage) =>
      become(({ said, toasts }) => ({ said: said + 1, toasts: [...toasts, { ...message, id: said }] })),
    [],
  )
  const drop = useCallback(
    (gone: number) =>
      become(({ said, toasts }) => ({ said, toasts: toasts.filter(({ id }) => id !== gone) })),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      {said > 0 && <ToastList label={label} closeLabel={closeLabel} toasts={toasts} onGone={drop} />}
    </ToastContext>
  )
}

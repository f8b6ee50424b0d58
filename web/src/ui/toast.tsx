import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { Toast, ToastMessage } from './toast-message.ts'

interface Row {
  /** How many there were so far. */
  readonly said: number
  readonly toasts: readonly Toast[]
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})
const HoldContext = createContext<() => () => void>(() => () => {})

/** Shows a toast: `const toast = useToast()`, then `toast({ title })`. */
export const useToast = () => useContext(ToastContext)

/** As long as the component is there and `isHeld`, no toast lies on the screen: they wait, and each has its full time after. */
export function useHeldToasts(isHeld = true): void {
  const hold = useContext(HoldContext)
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold])
}

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
  const [holders, setHolders] = useState(0)
  const show = useCallback(
    (message: ToastMessage) =>
      become(({ said, toasts }) => ({ said: said + 1, toasts: joined(toasts, { ...message, id: said }) })),
    [],
  )
  const hold = useCallback(() => {
    setHolders(count => count + 1)
    return () => setHolders(count => count - 1)
  }, [])
  const drop = useCallback(
    (gone: number) =>
      become(({ said, toasts }) => ({ said, toasts: toasts.filter(({ id }) => id !== gone) })),
    [],
  )
  return (
    <ToastContext value={show}>
      <HoldContext value={hold}>{children}</HoldContext>
      {said > 0 && (
        <ToastList label={label} closeLabel={closeLabel} toasts={holders > 0 ? NONE : toasts} onGone={drop} />
      )}
    </ToastContext>
  )
}

const NONE: readonly Toast[] = []

/** The row with one more, which takes the place of another of its kind that it is counted with. */
function joined(toasts: readonly Toast[], { sum, ...added }: Toast): readonly Toast[] {
  const at = sum ? toasts.findIndex(toast => toast.sum?.of === sum.of) : -1
  const before = toasts[at]?.sum
  if (!sum || !before) return [...toasts, { ...added, ...(sum && { sum }) }]
  const amount = before.amount + sum.amount
  return toasts.with(at, { ...added, title: sum.title(amount), sum: { ...sum, amount } })
}

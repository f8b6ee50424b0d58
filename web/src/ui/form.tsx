import {
  type ComponentProps,
  createContext,
  type FormEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  /** Once at a time: what is sent while it goes on is not heard. */
  readonly onSubmit: () => unknown
  /** Something else of it is under way: it cannot be sent now. */
  readonly isPending?: boolean
  /** What is wrong with the whole; what is wrong with a field stands at the field. */
  readonly problem?: string | undefined
  /** Fields under each other, or beside each other where there is room. */
  readonly layout?: 'column' | 'row'
}

const Pending = createContext(false)

/** Fields that are sent together. Whoever sends it in vain is led to the first field that something is wrong with. */
export function Form({
  onSubmit,
  isPending = false,
  problem,
  layout = 'column',
  className,
  children,
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [tries, setTries] = useState(0)

  // After the render that marks the fields.
  useEffect(() => {
    if (tries > 0) firstInvalid(form.current)?.focus()
  }, [tries])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form lies, for React, within whatever form the dialog was opened from.
    event.stopPropagation()
    if (isBusy.current || isPending) return
    isBusy.current = true
    setSending(true)
    try {
      await onSubmit()
    } finally {
      isBusy.current = false
      setSending(false)
      setTries(count => count + 1)
    }
  }
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={[styles.form, className].filter(Boolean).join(' ')}
      data-layout={layout}
      onSubmit={submit}
    >
      <Pending value={isSending || isPending}>{children}</Pending>
      <Alert>{problem}</Alert>
    </form>
  )
}

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button'

/** The control that is marked as invalid, or the first in a group that is. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  return marked?.matches(CONTROLS) ? marked : marked?.querySelector<HTMLElement>(CONTROLS)
}

/** Sends its form; while that goes on it says so, and keeps the focus. */
export function Submit(props: Omit<ComponentProps<typeof Button>, 'type' | 'asChild'>) {
  const isPending = useContext(Pending)
  return (
    <Button
      {...props}
      type="submit"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
    />
  )
}

/** The buttons at a form's foot. */
export const FormActions = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.actions} />
)

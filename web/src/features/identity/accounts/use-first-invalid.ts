import { type RefObject, useEffect, useRef, useState } from 'react'

/** Leads whoever sent a form to the first field that something is wrong with. */
export function useFirstInvalid(): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly showFirst: () => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  // After the render that marks the fields.
  useEffect(() => {
    if (asked === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = field?.matches('input, select') ? field : field?.querySelector<HTMLElement>('input')
    control?.focus()
  }, [asked])
  return { form, showFirst: () => setAsked(times => times + 1) }
}

import { useRef } from 'react'

/** What was pressed to open a dialog has the focus again when it closes, which Radix does for a trigger of its own only. */
export function useGivenBack() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Unless it went somewhere else meanwhile: to the head of the next screen, or to a toast.
      const isNowhere = document.activeElement === document.body
      if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

import { useEffect } from 'react'

/** A child taps twice: the second tap of one press comes this late at most, in milliseconds. */
export const SECOND_TAP_MS = 600

/**
 * What was tapped twice in haste is tapped once: for a moment after the component has come, no tap reaches what now lies under
 * the finger.
 */
export function useSecondTapCaught(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    for (const type of ['pointerdown', 'click'] as const)
      document.addEventListener(type, stop, { capture: true, signal })
    const timer = setTimeout(() => controller.abort(), SECOND_TAP_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
}

import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { HELD, REPLAY } from './replay.ts'

/** What a person can reach, in its order on the page: what was drawn and what the app shows begin with the same. */
const reachable = (page: ParentNode): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('a, button, form, input, [tabindex]'),
]

const screenOf = (page: ParentNode) => page.querySelector('main')?.className

const isTyped = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement

/**
 * Puts the app in the place of the page that was drawn in advance, at a moment in which nobody types or presses: what was
 * typed, what has the focus and what was pressed go over with it.
 */
export function takeOver(drawn: HTMLElement, app: ReactNode): void {
  const page = document.createElement('div')
  page.id = drawn.id
  const listeners = new AbortController()
  /** The focus has left a field while a press is held. */
  let hasLeft = false

  const swap = () => {
    listeners.abort()
    grown.disconnect()
    const [before, after] = [reachable(drawn), reachable(page)]
    // A session leads on to another screen.
    const isSame = screenOf(page) === screenOf(drawn)
    const focused = before.findIndex(element => element.matches(':focus'))
    const pressed = before.findIndex(element => element.hasAttribute(REPLAY))
    drawn.replaceWith(page)
    if (!isSame) return
    flushSync(() => {
      for (const [n, element] of before.entries()) copyTyped(element, after[n])
    })
    after[focused]?.focus()
    replay(after[pressed])
  }
  const isHeld = () => drawn.hasAttribute(HELD)
  const mayTake = () => {
    // Whether the app has more to show than that it is loading.
    if (signal.aborted || !page.querySelector('main')) return false
    if (drawn.querySelector(`[${REPLAY}]`)) return true
    const types = drawn.contains(document.activeElement) && isTyped(document.activeElement)
    return !isHeld() && (hasLeft || !types)
  }
  const takeAtRest = () => {
    if (mayTake()) swap()
    if (!isHeld()) hasLeft = false
  }
  /** When the focus has arrived, and a press has become a click. */
  const takeSoon = () => setTimeout(takeAtRest)
  const leave = () => {
    hasLeft = true
    takeSoon()
  }

  const { signal } = listeners
  const grown = new MutationObserver(takeAtRest)
  grown.observe(page, { childList: true, subtree: true })
  // Not within: a form that is gone before its button's click has ended is not sent.
  drawn.addEventListener('submit', takeSoon, { signal })
  drawn.addEventListener('click', takeSoon, { signal })
  drawn.addEventListener('focusout', leave, { signal })
  // Behind the page's own script, which notes what is held.
  for (const sign of ['pointerup', 'pointercancel', 'keyup', 'blur'] as const)
    addEventListener(sign, takeSoon, { signal })
  createRoot(page).render(app)
}

/** As if it had been typed into the app's own field. */
function copyTyped(from: HTMLElement, to: HTMLElement | undefined): void {
  if (!isTyped(from) || !isTyped(to ?? null) || from.value === '' || !to) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function replay(pressed: HTMLElement | undefined): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else {
    pressed?.focus()
    pressed?.click()
  }
}

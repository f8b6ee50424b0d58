// The whole script of the drawn sign-in page until somebody is there: it runs in the head, before anything is painted.
// It chooses the language, notes what is pressed, and loads the app, which takes the page over (`take-over.ts`).

import { prefetchSoon } from '#web/features/landing/prefetch.ts'
import { languageAtFirst } from '#web/i18n/language-at-first.ts'
import { hasSession } from '#web/lib/has-session.ts'
import { HELD, REPLAY } from './replay.ts'

/** What somebody does who is there, before they have done anything that needs the app. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const language = languageAtFirst(location.pathname)
const { documentElement: page } = document
page.lang = language
// The address asks for more than what is drawn, or a session may lead on from here.
const needsApp = location.search !== '' || hasSession()
page.toggleAttribute('data-otherwise', location.search !== '')

const root = () => document.getElementById('root')

let isLoading = false

/** A pointer that rests where the page appears is told of too: it moved nowhere, and may be nobody's. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

function notice(event: Event): void {
  if (!isAtRest(event)) void loadApp()
}

/** Fetches all that the app begins with at once, and begins it. */
async function loadApp(): Promise<void> {
  const { app, first = '' } = root()?.dataset ?? {}
  if (isLoading || !app) return
  isLoading = true
  for (const sign of SIGNS) removeEventListener(sign, notice, true)
  for (const href of first.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  try {
    await import(app)
  } catch {
    isLoading = false
    sayUnreachable()
  }
}

/** Whoever waits for the app hears that it did not come; the next press asks for it again. */
function sayUnreachable(): void {
  const pressed = document.querySelector(`[${REPLAY}]`)
  if (!pressed) return
  forgetPress()
  const status = root()?.querySelector('[role=status]')
  if (status) status.textContent = root()?.dataset.unreachable ?? ''
}

function forgetPress(): void {
  for (const pressed of document.querySelectorAll(`[${REPLAY}]`)) pressed.removeAttribute(REPLAY)
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
}

/** Until the app is there, what was pressed last waits. */
function note(pressed: Element, button: Element | null): void {
  forgetPress()
  pressed.setAttribute(REPLAY, '')
  button?.setAttribute('aria-busy', 'true')
  void loadApp()
}

/** The app's own page is not ours. */
const isDrawn = () => root()?.dataset.app !== undefined

addEventListener(
  'submit',
  event => {
    if (!isDrawn() || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    note(event.target, event.submitter)
  },
  true,
)
addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (isDrawn() && button?.type === 'button') note(button, button)
  },
  true,
)
function hold(isHeld: boolean): void {
  if (isDrawn()) root()?.toggleAttribute(HELD, isHeld)
}
addEventListener('pointerdown', () => hold(true), true)
addEventListener('keydown', ({ key }) => key === ' ' && hold(true), true)
for (const sign of ['pointerup', 'pointercancel', 'keyup'] as const)
  addEventListener(sign, () => hold(false), true)
// Of the window itself.
addEventListener('blur', () => hold(false))
for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true })

document.addEventListener('DOMContentLoaded', () => {
  const other = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`)
  if (other) {
    root()?.replaceChildren(other.content)
    Object.assign(root()?.dataset ?? {}, other.dataset)
    document.title = other.title
  }
  if (needsApp) void loadApp()
  else prefetchSoon(root()?.dataset.next)
})

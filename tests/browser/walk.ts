import type { Page } from '@playwright/test'
import { ROLES } from '#shared/kernel/standing.ts'
import en from '#web/i18n/en/shell.json' with { type: 'json' }
import es from '#web/i18n/es/shell.json' with { type: 'json' }
import { signIn } from './test.ts'

/** Who walks: a visitor, and every role. */
export const walkers = ['visitor', ...ROLES] as const
export type Walker = (typeof walkers)[number]

/** Whoever signs out or leaves the house walks no further. */
const NOT_PRESSED = /^(Cerrar sesión|Sign out|.*Google.*)$/

const DEAD_ENDS = [es, en].flatMap(({ notFound, noAccess, broken }) =>
  [notFound, noAccess, broken].map(({ title }) => title),
)

/** The same numbers, 0–1, for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Comes in; what would be printed or chosen from a disk is not. */
export async function enter(page: Page, walker: Walker): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  page.on('filechooser', () => undefined)
  page.on('dialog', dialog => dialog.dismiss())
  if (walker === 'visitor') await page.goto('/')
  else await signIn(page, `${walker}@demo.test`)
}

/**
 * Walks at random from where the page stands: links and buttons, back, reload. Gives the steps as they were taken, for
 * whoever wants to go the same way. What the page would complain of by itself is not asked here; a link to nowhere is.
 */
export async function walk(page: Page, seed: number, steps: number): Promise<readonly string[]> {
  const next = dice(seed)
  const taken: string[] = [new URL(page.url()).pathname]
  for (let step = 0; step < steps; step++) {
    const at = next()
    if (at < 0.08 && step > 0) {
      await page.goBack()
      taken.push('back')
      // Nothing lies before the first page.
      if (!page.url().startsWith('http')) await page.goForward()
    } else if (at < 0.12) {
      await page.reload()
      taken.push('reload')
    } else {
      // What was pressed before may load another page only now: then the next step presses.
      const pressed = await choose(page, next()).catch(() => undefined)
      if (pressed === undefined) continue
      taken.push(pressed)
      // What moves away under the finger is not pressed.
      await page
        .locator('[data-walked]')
        .click({ timeout: 2_000 })
        .catch(() => undefined)
    }
    // Behind an open dialog it is hidden from roles.
    const title = page.locator('h1').first()
    await title.waitFor({ state: 'attached', timeout: 20_000 }).catch(() => {
      throw new Error(`A page without a title: ${taken.join(' → ')}`)
    })
    if (DEAD_ENDS.includes((await title.textContent()) ?? ''))
      throw new Error(`A way that leads nowhere, ${page.url()}: ${taken.join(' → ')}`)
  }
  await page.evaluate(() => window.coquiLook())
  return taken
}

/** Marks one of the links and buttons that a finger would reach; says which. */
const choose = (page: Page, at: number): Promise<string | undefined> =>
  page.evaluate(
    ({ at, notPressed }) => {
      document.querySelector('[data-walked]')?.removeAttribute('data-walked')
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href^="/"]:not([target]), button:enabled, [role=menuitem], [role=tab], summary',
        ),
      ].filter(element => element.checkVisibility() && !new RegExp(notPressed).test(nameOf(element)))
      for (let n = 0; n < all.length; n++) {
        const element = all[(Math.floor(at * all.length) + n) % all.length]
        if (!element) continue
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const touched = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!touched || !element.contains(touched)) continue
        element.dataset.walked = ''
        return `${element.getAttribute('href') ?? nameOf(element).slice(0, 40)}`
      }
      return undefined
    },
    { at, notPressed: NOT_PRESSED.source },
  )

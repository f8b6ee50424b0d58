import type { Page } from '@playwright/test'
import { screens } from '#web/app/routes.ts'
import { languageOnArrival } from '#web/i18n/language.ts'
import { expect } from './test.ts'

/** The address of a screen, with somebody's or something's name in it where it wants one. */
export const placeOf = ({ path }: { readonly path: string }): string =>
  path
    .replace(':textId', path.includes('english') ? 'mango-day' : 'castillos-de-arena')
    .replace(':levelId', 'spanish-1')
    .replace(':soundId', path.includes('english') ? 'en-v' : 'es-s')
    .replace(':unitId', 'castillos-de-arena')
    .replace(':groupId', 'playa-azul-kinder')
    .replace(':activityId', 'k-prueba-de-numeros')
    .replace('*', '/no-existe')

const firstWaiting = screens.findIndex(({ kind, roles }) => kind === 'placeholder' && roles !== 'anyone')
/** What is built; of what is not, one stands for all. */
const seen = screens
  .filter(({ kind }, n) => kind === 'screen' || n === firstWaiting)
  // Read as every text is; each is made for one child.
  .filter(({ path }) => path !== '/ai-reading/:levelId/:textId')

const whoSees = ({ roles }: (typeof seen)[number]) => {
  if (roles === 'anyone') return 'anyone'
  return roles.includes('student') ? 'student' : 'admin'
}

/** Every place by who may stand there: anyone, else a student, else an administrator. */
export const places = {
  anyone: seen.filter(screen => whoSees(screen) === 'anyone').map(placeOf),
  student: seen.filter(screen => whoSees(screen) === 'student').map(placeOf),
  admin: seen.filter(screen => whoSees(screen) === 'admin').map(placeOf),
}

export const WIDTHS = [360, 768, 1280] as const
export const LANGUAGES = { 'es-PR': 'Español', 'en-US': 'English' } as const
export const languages = ['es-PR', 'en-US'] as const satisfies readonly (keyof typeof LANGUAGES)[]

/** Goes to a place and sees it in a language, whatever language its address is marked with; on a wide screen. */
export async function standAt(page: Page, place: string, language: keyof typeof LANGUAGES): Promise<void> {
  const isQuiet = listen(page)
  if (isInApp(page.url()) && isInApp(place)) await walkTo(page, place)
  else {
    if (page.url() !== 'about:blank')
      await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
    await page.goto(place)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await speakHere(page, language)
  await isQuiet()
}

/** The landing and the door are pages of their own; what visitors see besides has its session read at each opening. */
const isInApp = (address: string): boolean => {
  const { pathname, protocol } = new URL(address, 'http://app')
  return protocol === 'http:' && !places.anyone.includes(pathname)
}

/** Goes there as by a link; opening a page anew takes ten times the machine. */
async function walkTo(page: Page, place: string): Promise<void> {
  const here = new URL(page.url())
  const there = new URL(place, here)
  if (here.href === there.href) return
  const before = await page.evaluate(to => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return { title: document.title, language: document.documentElement.lang }
  }, place)
  // Of two screens that are drawn by one component the heading stays, of one and another query the title too.
  if (here.pathname !== there.pathname)
    await page.waitForFunction(
      title => document.title !== title || document.querySelector('h1:not([data-left])'),
      before.title,
      { timeout: 15_000 },
    )
  await page.getByRole('heading', { level: 1 }).waitFor()
  // An address that is marked with a language is spoken in it a moment later.
  const language = languageOnArrival(place, before.language === 'en-US' ? 'en-US' : 'es-PR')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** What asks for nothing so long has what it wants, milliseconds; the runner's own measure is 500, at each of 150 places. */
const QUIET_MS = 200

/** Listens to what a page asks for from here on; gives how to wait until it asks for nothing more. */
function listen(page: Page): () => Promise<void> {
  let asked = 0
  let last = performance.now()
  const counted = (change: 1 | -1) => () => {
    asked += change
    last = performance.now()
  }
  const [begins, ends] = [counted(1), counted(-1)]
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  return async () => {
    while (asked > 0 || performance.now() < last + QUIET_MS) await page.waitForTimeout(QUIET_MS / 4)
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
  }
}

/** Changes the language with what is there for it: a button, or a link to the page in the other language. */
export async function speakHere(page: Page, language: keyof typeof LANGUAGES): Promise<void> {
  const html = page.locator('html')
  const named = { name: LANGUAGES[language], exact: true }
  if ((await html.getAttribute('lang')) !== language)
    await page.getByRole('button', named).or(page.getByRole('link', named)).first().click()
  await expect(html).toHaveAttribute('lang', language)
}

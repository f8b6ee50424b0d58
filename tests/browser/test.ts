import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { v7 } from 'uuid'
import type { HeardWord } from '#shared/reading/schema.ts'
import { signIn as openSession, type Pool, signUp } from '#tests/support/session.ts'
import { SECOND_TAP_MS } from '#web/lib/second-tap.ts'
import { castle, spoken } from './spoken.ts'
import { watchPage } from './watch-page.ts'

export { expect }

const PASSWORD = 'coqui-demo'
const BARE = '/bare.html'
/** The text that most journeys read. */
export const CASTLE = '/reading-spanish/castillos-de-arena'

interface Fixtures {
  /** What a journey causes on purpose; any other complaint of a page fails it. */
  readonly expected: RegExp
  /** The email of a new student of no school, in kindergarten. */
  readonly student: string
}

/** Every page of every journey is watched: see `watch-page.ts`. */
export const test = base.extend<Fixtures>({
  expected: [/(?!)/, { option: true }],
  context: async ({ context, expected }, use) => {
    const complaints = await watched(context)
    await use(context)
    const unexpected = complaints().filter(complaint => !expected.test(complaint))
    if (unexpected.length > 0) throw new Error(`The pages complained:\n${unexpected.join('\n')}`)
  },
  student: async ({ request }, use) => {
    const email = `${v7()}@lee.test`
    await signUp(await poolOf(request), {
      email,
      password: PASSWORD,
      name: 'Ana Rivera',
      metadata: { accountType: 'student', grade: 'K' },
    })
    await use(email)
  },
})

/** Collects what goes wrong on the pages of a context; gives what was found so far, each once. */
export async function watched(context: BrowserContext): Promise<() => readonly string[]> {
  const found = new Set<string>()
  context.on('console', message => {
    if (message.type() === 'error') found.add(`console: ${message.text()}`)
  })
  context.on('weberror', error => {
    const { name, message, stack } = error.error()
    found.add(`error: ${name} ${message} ${stack}`)
  })
  context.on('response', response => {
    if (response.status() >= 400)
      found.add(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  await context.exposeBinding('coquiComplain', (_, complaint: string) => void found.add(complaint))
  await context.addInitScript(watchPage, keys)
  return () => [...found]
}

/** The keys of all texts, as they would stand on a page that has no text for them. */
function dottedKeys(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? dottedKeys(value).map(rest => `${key}.${rest}`) : [key],
  )
}

const poolOf = async (request: APIRequestContext): Promise<Pool> =>
  (await request.get('/runtime-config.json')).json()

/**
 * Comes back to a place as somebody who signed in here before and has seen the tutorial; much faster than by the door, and
 * than by way of another place.
 */
export async function signIn(page: Page, email: string, place = '/dashboard'): Promise<void> {
  const { personId, kept } = await openSession(await poolOf(page.request), email, PASSWORD)
  // A page of the house on which nothing of it runs.
  await page.route(BARE, route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel=icon href=data:,>' }),
  )
  await page.goto(BARE)
  await page.unroute(BARE)
  await page.evaluate(
    ([entries, person]) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
      const flag = 'gamification_onboarding_completed'
      const before: object = JSON.parse(localStorage.getItem(flag) ?? '{}')
      localStorage.setItem(flag, JSON.stringify({ ...before, [person]: true }))
    },
    [Object.entries(kept), personId] as const,
  )
  // No way back leads to it.
  await page.evaluate(to => location.replace(to), place)
  await page.waitForURL(url => url.pathname !== BARE)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Signs in at the door, as everybody does the first time. */
export async function signInByHand(page: Page, email: string, home = '/dashboard'): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: /^(Contraseña|Password)$/ }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Iniciar Sesión|Sign in)$/ }).click()
  await page.waitForURL(home)
  await skipTutorial(page)
}

/** Everybody's first visit on a device begins with it. */
export async function skipTutorial(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Saltar tutorial|Skip tutorial)$/ }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** What the recogniser will hear once the child begins. */
export const willSay = (page: Page, words: readonly HeardWord[]): Promise<void> =>
  page.evaluate(script => {
    window.coquiScript = script
  }, words)

const TEXTS = join(import.meta.dirname, '../../web/src/i18n/es')
const nouns = readdirSync(TEXTS).filter(file => file.endsWith('.json'))
const keys = nouns.flatMap(file => dottedKeys(JSON.parse(readFileSync(join(TEXTS, file), 'utf8'))))

/** For `test.use`: with all that moves, which a journey otherwise does without. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Waits for what moves only once; what moves for ever is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change begins to move when it is next painted.
    await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Opens the page with other flags of the runtime configuration than those published. */
export const withFlags = (page: Page, flags: Readonly<Record<string, boolean>>): Promise<unknown> =>
  page.route('/runtime-config.json', async route => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, flags } })
  })

/** Opens Castillos de Arena, reads it aloud without a mistake, and waits for the result. */
export async function readCastle(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== CASTLE) await page.goto(CASTLE)
  await beginCastle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 40 palabras!')
  await toResult(page)
}

/** The way from the moment after a reading to what became of each word; a tap that comes at once would not be heard. */
export async function wayToResult(page: Page): Promise<Locator> {
  await page.waitForTimeout(SECOND_TAP_MS)
  return page.getByRole('button', { name: /^(Mi lectura|My reading)$/ })
}
export const toResult = async (page: Page): Promise<void> => (await wayToResult(page)).click()

export async function beginCastle(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Léelo en voz alta' })
  await begin.waitFor()
  await willSay(page, spoken(castle))
  await begin.click()
}

/** A device that has voices, and says nothing. */
export const withVoice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const voices = ['es-PR', 'en-US'].map(lang => ({ lang }))
    Object.defineProperty(window, 'speechSynthesis', {
      value: { getVoices: () => voices, speak: () => undefined, cancel: () => undefined },
    })
  })

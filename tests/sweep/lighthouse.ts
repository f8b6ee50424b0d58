// The scores of the pages that anyone may see, and of a child's home, as a phone on a slow network loads them: medians.
// Then what no clock moves, of every screen behind the sign-in.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { median } from '#tests/bench/median.ts'
import { places } from '#tests/browser/places.ts'
import { signIn } from '#tests/browser/test.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/support/chromium.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { judge, SLOWDOWN, scoresOf, slowdownOf } from '#tests/support/lighthouse.ts'

const PAGES = ['/', '/auth']
const HOME = '/dashboard'
/** One run alone says more of the machine than of the page. */
const RUNS = 5

/** This machine's index, run by run. */
const indices: number[] = []

const house = await startCloud({ seeds: true })
try {
  for (const page of PAGES) {
    const runs: Readonly<Record<string, number>>[] = []
    for (let run = 0; run < RUNS; run++) {
      const { scores, benchmarkIndex } = await judge(house.siteUrl + page)
      runs.push(scores)
      indices.push(benchmarkIndex)
    }
    console.log(`${page}: ${mediansOf(runs)}`)
  }
  console.log(`Lighthouse's index of this machine: ${Math.round(median(indices))}`)
  await signedIn('student', timeHome)
  for (const who of ['student', 'admin'] as const) await signedIn(who, inside => lookInside(who, inside))
} finally {
  await house.close()
}

function mediansOf(runs: readonly Readonly<Record<string, number>>[]): string {
  const names = Object.keys(runs[0] ?? {})
  return names.map(name => `${name} ${median(runs.map(scores => scores[name] ?? 0))}`).join(', ')
}

/** A Chromium in which somebody has signed in, and the port at which Lighthouse reaches it. */
interface Inside {
  readonly browser: BrowserContext
  readonly page: Page
  readonly port: number
}

async function signedIn(who: string, work: (inside: Inside) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-chromium-'))
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--remote-debugging-port=0'],
    baseURL: house.siteUrl,
    locale: 'es-PR',
  })
  try {
    const page = await browser.newPage()
    await signIn(page, `${who}@demo.test`)
    const port = Number.parseInt(await readFile(join(folder, 'DevToolsActivePort'), 'utf8'), 10)
    await work({ browser, page, port })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A child's home with nothing kept of it on the device but the session, then as the service worker keeps it: on Lighthouse's
 * own phone, and on the one that is a phone of the middle by this machine's index.
 */
async function timeHome({ browser, page, port }: Inside): Promise<void> {
  const tools = await browser.newCDPSession(page)
  const forget = async () => {
    await page.goto('about:blank')
    await tools.send('ServiceWorker.enable')
    await tools.send('ServiceWorker.stopAllWorkers')
    const storageTypes = 'cache_storage,service_workers'
    await tools.send('Storage.clearDataForOrigin', { origin: house.siteUrl, storageTypes })
    await tools.send('Network.clearBrowserCache')
  }
  const keep = async () => {
    await page.goto(HOME)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.goto('about:blank')
  }
  for (const [how, prepare] of [
    ['with nothing kept', forget],
    ['from the service worker', keep],
  ] as const) {
    for (const slowdown of new Set([SLOWDOWN, slowdownOf(median(indices))])) {
      const runs: Readonly<Record<string, number>>[] = []
      for (let run = 0; run < RUNS; run++) {
        await prepare()
        runs.push(await scoresOf(house.siteUrl + HOME, { categories: ['performance'], port, slowdown }))
      }
      console.log(`${HOME} ${how}, ${slowdown}× slower: ${mediansOf(runs)}`)
    }
  }
}

/** The accessibility of every screen that somebody has. */
async function lookInside(who: 'student' | 'admin', { port }: Inside): Promise<void> {
  const below: string[] = []
  for (const place of places[who]) {
    const { accessibility = 0 } = await scoresOf(house.siteUrl + place, {
      categories: ['accessibility'],
      port,
    })
    if (accessibility < 100) below.push(`${place} ${accessibility}`)
  }
  console.log(
    `/ of ${who}: ${places[who].length} screens, accessibility ${below.join(', ') || '100 on each'}`,
  )
  if (below.length > 0) process.exitCode = 1
}

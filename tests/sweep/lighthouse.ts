// The scores of the doors that anyone may see, as a phone on a slow network loads them: medians. Then what no clock
// moves, of every screen behind them.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { median } from '#tests/bench/median.ts'
import { places } from '#tests/browser/places.ts'
import { signIn } from '#tests/browser/test.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/support/chromium.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { scoresOf } from '#tests/support/lighthouse.ts'

const PAGES = ['/', '/auth']
/** One run alone says more of the machine than of the page. */
const RUNS = 5

const house = await startCloud({ seeds: true })
try {
  for (const page of PAGES) {
    const runs: Readonly<Record<string, number>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(house.siteUrl + page))
    const scores = Object.keys(runs[0] ?? {}).map(
      name => `${name} ${median(runs.map(scores => scores[name] ?? 0))}`,
    )
    console.log(`${page}: ${scores.join(', ')}`)
  }
  for (const who of ['student', 'admin'] as const) await lookInside(who)
} finally {
  await house.close()
}

/** The accessibility of every screen that somebody has. */
async function lookInside(who: 'student' | 'admin'): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-chromium-'))
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--remote-debugging-port=0'],
    baseURL: house.siteUrl,
    locale: 'es-PR',
  })
  try {
    await signIn(await browser.newPage(), `${who}@demo.test`)
    const port = Number.parseInt(await readFile(join(folder, 'DevToolsActivePort'), 'utf8'), 10)
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
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

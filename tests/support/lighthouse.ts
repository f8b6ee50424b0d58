import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'

interface LighthouseOptions {
  /** All when none is named. */
  readonly categories?: readonly string[]
  /** Looks with a Chromium that stands open there, as whoever is signed in; else with one of its own. */
  readonly port?: number
}

interface Report {
  readonly finalDisplayedUrl: string
  readonly categories: Readonly<Record<string, { readonly score: number }>>
}

/** Lighthouse's scores of a page, 0 to 100, as a phone loads it. Throws when it was led to another. */
export async function scoresOf(
  address: string,
  { categories = [], port }: LighthouseOptions = {},
): Promise<Readonly<Record<string, number>>> {
  const only = categories.length > 0 ? [`--only-categories=${categories.join(',')}`] : []
  const chromium = port
    ? [`--port=${port}`, '--disable-storage-reset']
    : [`--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`]
  const { finalDisplayedUrl, categories: scored } = await reportOf([address, ...chromium, ...only])
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`)
  return Object.fromEntries(
    Object.entries(scored).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
}

/** Lighthouse's report. A trace that Chromium lost it asks to record again, which is done twice. */
async function reportOf(options: readonly string[], again = 2): Promise<Report> {
  try {
    const { stdout } = await promisify(execFile)(
      'lighthouse',
      ['--quiet', '--output=json', '--output-path=stdout', ...options],
      { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
    )
    return JSON.parse(stdout)
  } catch (error) {
    if (again > 0 && String(error).includes('Please run Lighthouse again'))
      return reportOf(options, again - 1)
    throw error
  }
}

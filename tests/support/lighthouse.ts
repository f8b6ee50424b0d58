import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'

interface LighthouseOptions {
  /** All when none is named. */
  readonly categories?: readonly string[]
  /** Looks with a Chromium that stands open there, as whoever is signed in; else with one of its own. */
  readonly port?: number
  /** How many times slower than this machine's the phone's processor is. */
  readonly slowdown?: number
}

interface Report {
  readonly finalDisplayedUrl: string
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  /** How fast this machine was; the same one says 1,000 and 2,000 within minutes. */
  readonly environment: { readonly benchmarkIndex: number }
}

/** What Lighthouse takes where nobody says otherwise: right where its index of the machine is 1,500 or more. */
export const SLOWDOWN = 4

/** How much slower a phone of the middle is than a machine of that index, by the table of Lighthouse's page on throttling. */
export const slowdownOf = (benchmarkIndex: number): number => (benchmarkIndex < 1500 ? 2 : SLOWDOWN)

/** Lighthouse's scores of a page, 0 to 100, as a phone loads it. Throws when it was led to another. */
export const scoresOf = async (
  address: string,
  options?: LighthouseOptions,
): Promise<Readonly<Record<string, number>>> => (await judge(address, options)).scores

/** The same, and Lighthouse's index of this machine. */
export async function judge(
  address: string,
  { categories = [], port, slowdown = SLOWDOWN }: LighthouseOptions = {},
): Promise<{ readonly scores: Readonly<Record<string, number>>; readonly benchmarkIndex: number }> {
  const only = categories.length > 0 ? [`--only-categories=${categories.join(',')}`] : []
  const chromium = port
    ? [`--port=${port}`, '--disable-storage-reset']
    : [`--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`]
  const slow = `--throttling.cpuSlowdownMultiplier=${slowdown}`
  const report = await reportOf([address, ...chromium, ...only, slow])
  if (report.finalDisplayedUrl !== address) throw new Error(`${address} led to ${report.finalDisplayedUrl}`)
  const scores = Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
  return { scores, benchmarkIndex: report.environment.benchmarkIndex }
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

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'

/** Lighthouse's scores of a page, 0 to 100, as a phone loads it; all categories unless some are named. */
export async function scoresOf(
  address: string,
  categories: readonly string[] = [],
): Promise<Readonly<Record<string, number>>> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ')
  const only = categories.length > 0 ? [`--only-categories=${categories.join(',')}`] : []
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [address, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`, ...only],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  )
  const scored: Readonly<Record<string, { readonly score: number }>> = JSON.parse(stdout).categories
  return Object.fromEntries(
    Object.entries(scored).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
}

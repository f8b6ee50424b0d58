// The four scores of the doors that anyone may see, as a phone on a slow network loads them.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/support/chromium.ts'
import { startCloud } from '#tests/support/cloud.ts'

const PAGES = ['/', '/auth']

async function scoresOf(address: string): Promise<string> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ')
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [address, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories } = JSON.parse(stdout)
  return Object.keys(categories)
    .map(name => `${name} ${Math.round(categories[name].score * 100)}`)
    .join(', ')
}

const house = await startCloud()
try {
  for (const page of PAGES) console.log(`${page}: ${await scoresOf(house.siteUrl + page)}`)
} finally {
  await house.close()
}

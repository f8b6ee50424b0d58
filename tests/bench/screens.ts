/**
 * What a class costs the screens that show it: until something useful is painted, bytes, calls and read units; after a year
 * beside the same after eight weeks.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { EIGHT_WEEKS, YEAR } from '#infra/local/seed/class/plan.ts'
import { demoClass } from '#infra/local/seed/seed.ts'
import { signIn } from '#tests/browser/test.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/support/chromium.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { classPlaces } from '#tests/sweep/class-places.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const RUNS = Number(process.env.RUNS ?? 3)
/** The class of the year has a quarter more children; beyond them a group's screens cost what they did. */
const GOAL = 1.35
/**
 * A child's own days and texts are read whole, wherever one is looked at, is planned for, or had something taken for them:
 * they grow, with the bound that `tests/rounds/screen-reads.test.ts` says. So does the list of what a group was asked, up to 200.
 */
const GROWS = [
  'child',
  'reading',
  'plan',
  'plans',
  'recommendations',
  'figures',
  'assignments',
  'week',
  'portal-0',
  'portal-1',
  'report-0',
  'report-1',
]

type Size = typeof EIGHT_WEEKS

/** Of one screen, the middle of a few visits. */
interface Visit {
  /** Milliseconds until something of the class stands there and nothing is waited for. */
  readonly painted: number
  /** Bytes over the network, with nothing kept from before. */
  readonly bytes: number
  readonly calls: number
  readonly units: number
}

const countsOf = (house: TestCloud) => {
  const { cloud } = house.cloud.counts()
  return { calls: cloud['api calls'] ?? 0, units: cloud['read units'] ?? 0 }
}

async function visit(page: Page, house: TestCloud, place: string): Promise<Visit> {
  const network = await page.context().newCDPSession(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const before = countsOf(house)
  const begun = performance.now()
  await page.goto(new URL(place, house.siteUrl).href, { waitUntil: 'commit' })
  await page.locator('main :is(h2, table)').first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
  const painted = performance.now() - begun
  await page.waitForLoadState('networkidle')
  const after = countsOf(house)
  await network.detach()
  return { painted, bytes, calls: after.calls - before.calls, units: after.units - before.units }
}

async function visits(browser: Browser, house: TestCloud): Promise<ReadonlyMap<string, Visit>> {
  const found = new Map<string, Visit>()
  for (const who of ['teacher', 'director', 'family'] as const) {
    const page = await browser.newPage({ baseURL: house.siteUrl, locale: 'es-PR' })
    await signIn(page, `${who}@demo.test`)
    for (const { name, place } of await classPlaces(who, house.siteUrl)) {
      const seen: Visit[] = []
      for (let run = 0; run < RUNS; run++) seen.push(await visit(page, house, place))
      const middle = (of: keyof Visit) => median(seen.map(one => one[of]))
      found.set(`${who}, ${name}`, {
        painted: middle('painted'),
        bytes: middle('bytes'),
        calls: middle('calls'),
        units: middle('units'),
      })
    }
    await page.close()
  }
  return found
}

async function withClass(browser: Browser, size: Size): Promise<ReadonlyMap<string, Visit>> {
  const house = await startCloud({ seeds: true, still: true })
  try {
    await (await demoClass(size)).seed({ ...house.cloud, userPoolId: house.outputs.UserPoolId })
    // From here on units are counted.
    house.cloud.counts()
    return await visits(browser, house)
  } finally {
    await house.close()
  }
}

const UNITS = { painted: 'ms', bytes: 'B', calls: 'calls', units: 'read units' } as const

/** Two sizes of a class, the smaller one first. */
export async function screens(
  [small, large]: readonly [Size, Size] = [EIGHT_WEEKS, YEAR],
): Promise<BenchRow[]> {
  process.env.CLASS = '1'
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS })
  try {
    const few = await withClass(browser, small)
    const many = await withClass(browser, large)
    const size = (one: Size) => `${one.children} children, ${one.weeks} weeks`
    return [...many].flatMap(([screen, after]) => {
      const before = few.get(screen)
      if (!before) return []
      return (Object.keys(UNITS) as (keyof Visit)[]).map((of): BenchRow => {
        const [value, reference] = [after[of], before[of]]
        const ratio = reference === 0 ? 1 : value / reference
        const goal = of === 'painted' || GROWS.some(name => screen.endsWith(` ${name}`)) ? null : GOAL
        return {
          name: `screens: ${screen}, ${of}: ${size(large)} beside ${size(small)}`,
          value,
          unit: UNITS[of],
          reference,
          ratio,
          goal,
          met: goal === null ? null : ratio <= goal,
        }
      })
    })
  } finally {
    await browser.close()
  }
}

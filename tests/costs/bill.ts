/** What a month costs: how often each deed is done, what it was counted to take, and what stands all the time, at list prices. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { DAYS_OF_A_MONTH, type Deed, deedsOfADay, type Kind, PEOPLE } from '#tests/load/school-day.ts'

const Price = z.strictObject({
  dollars: z.number(),
  per: z.number(),
  of: z.string(),
  source: z.url(),
  /** A page on which the figure was found; null where it is from memory and was not found anywhere. */
  seen: z.nullable(z.string()),
})
const Prices = z.strictObject({
  asOf: z.iso.date(),
  region: z.string(),
  prices: z.record(z.string(), Price),
})
const FunctionCounts = z.strictObject({
  memory: z.number(),
  runs: z.number(),
  cpu: z.number(),
  calls: z.number(),
  logLines: z.number(),
  logBytes: z.number(),
})
const CountedDeed = z.strictObject({
  cloud: z.record(z.string(), z.number()),
  functions: z.record(z.string(), FunctionCounts),
})
export type CountedDeed = z.output<typeof CountedDeed>
export const Counted = z.strictObject({
  countedOn: z.iso.date(),
  /** Of one of each. `tick`: a minute in which nobody does anything. */
  deeds: z.record(z.string(), CountedDeed),
  /** What a deployed stage of `prod` has, as long as it stands. */
  standing: z.strictObject({
    alarmMetrics: z.number(),
    compositeAlarms: z.number(),
    subscribers: z.number(),
    firewalls: z.number(),
    firewallRules: z.number(),
    secrets: z.number(),
    healthChecks: z.number(),
    ownMetrics: z.number(),
    idleMetrics: z.number(),
  }),
})
export type Counted = z.output<typeof Counted>

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
export const prices = Prices.parse(read('prices.json'))
export const counted = (): Counted => Counted.parse(read('counted.json'))

/** A full core of Lambda, in MB; below it a function has its share of one (Lambda Developer Guide, "Configure memory"). */
const FULL_CORE_MB = 1769
/** Milliseconds until a service answers a function; those of processor time were measured. */
const SERVICE_MS = 5
/** Bytes of the lines that Lambda writes of each run by itself, and the gateway of each call. */
const RUN_LOG_BYTES = 330
const CALL_LOG_BYTES = 300
/** A first visit, and one after each release of two a month, loads the app: as `tests/weights.ts` has it. */
const LOADS_A_MONTH = 2
const LOAD = { requests: 40, bytes: 500_000 }
/** Pollers of a queue that nobody writes to, each asking anew after 20 seconds. */
const POLLERS = 5
const POLL_SECONDS = 20
const MINUTES_A_MONTH = 730 * 60
/** For so many active people Cognito asks nothing, and less for each beyond the tier. */
const FREE_PEOPLE = 10_000
const TIER_PEOPLE = 100_000
/** A share of what somebody waits for, which Lambda draws by itself; what follows goes on with that trace. */
const TRACED = 0.05
const FREE_TRACES = 100_000
/** CloudFront’s, which do not end after a year. */
const FREE_SITE_BYTES = 1e12
const FREE_SITE_REQUESTS = 10_000_000

export interface Line {
  readonly name: string
  readonly quantity: number
  readonly dollars: number
}

/** What a lever changes: how often deeds are done, or single quantities. */
export interface Levers {
  readonly deeds?: (deeds: Record<Deed, number>) => Record<Deed, number>
  readonly quantities?: (quantities: Record<string, number>) => Record<string, number>
}

type People = Readonly<Record<Kind, number>>

/** How much of everything a month takes. */
export function quantitiesOf(
  people: People,
  all: Counted,
  levers: Levers = {},
): Readonly<Record<string, number>> {
  const day = { ...deedsOfADay(people) }
  const deeds = levers.deeds?.(day) ?? day
  const sum: Record<string, number> = {}
  const add = (name: string, amount: number) => {
    sum[name] = (sum[name] ?? 0) + amount
  }
  const take = ({ cloud, functions }: CountedDeed, times: number) => {
    const of = (name: string) => (cloud[name] ?? 0) * times
    add('httpApi', of('api calls'))
    add('liveMessages', of('live messages'))
    add('readUnits', of('read units'))
    add('writeUnits', of('write units'))
    add('events', of('events'))
    add('queueRequests', of('queue requests'))
    add('siteRequests', of('site requests'))
    add('firewallRequests', of('site requests') + of('pool calls'))
    add('siteBytes', of('site bytes'))
    add('objectReads', of('object reads'))
    add('objectWrites', of('object writes'))
    add('tableStorage', of('kept byte months') / 1e9)
    // Of messages half come in.
    add('traces', (of('api calls') + of('live messages') / 2 + of('pool calls')) * TRACED)
    add('logBytes', (of('api calls') + of('live messages')) * CALL_LOG_BYTES)
    for (const { memory, runs, cpu, calls, logBytes } of Object.values(functions)) {
      const milliseconds = cpu * Math.max(1, FULL_CORE_MB / memory) + calls * SERVICE_MS
      add('lambdaRequests', runs * times)
      add('lambdaSeconds', ((milliseconds * times) / 1000) * (memory / 1024))
      add('logBytes', (logBytes + runs * RUN_LOG_BYTES) * times)
    }
  }
  for (const [deed, times] of Object.entries(deeds)) {
    const one = all.deeds[deed]
    if (!one) throw new Error(`${deed} was not counted`)
    take(one, times * DAYS_OF_A_MONTH)
  }
  add('liveMinutes', (deeds.minute ?? 0) * DAYS_OF_A_MONTH)
  const tick = all.deeds.tick
  if (tick) take(tick, MINUTES_A_MONTH)
  const persons = people.student + people.staff + people.family
  add('siteRequests', persons * LOADS_A_MONTH * LOAD.requests)
  add('firewallRequests', persons * LOADS_A_MONTH * LOAD.requests)
  add('siteBytes', persons * LOADS_A_MONTH * LOAD.bytes)
  sum.siteBytes = Math.max(0, (sum.siteBytes ?? 0) - FREE_SITE_BYTES)
  sum.siteRequests = Math.max(0, (sum.siteRequests ?? 0) - FREE_SITE_REQUESTS)
  sum.traces = Math.max(0, (sum.traces ?? 0) - FREE_TRACES)
  add('activePeople', Math.max(0, Math.min(persons, TIER_PEOPLE) - FREE_PEOPLE))
  add('moreActivePeople', Math.max(0, persons - TIER_PEOPLE))
  const { subscribers, ownMetrics, idleMetrics, ...standing } = all.standing
  for (const [name, amount] of Object.entries(standing)) add(name, amount)
  add('ownMetrics', persons > 0 ? ownMetrics : idleMetrics)
  add('queueRequests', (subscribers * POLLERS * MINUTES_A_MONTH * 60) / POLL_SECONDS)
  return levers.quantities?.(sum) ?? sum
}

/** A month’s bill, the dearest line first. */
export function billOf(
  people: People = PEOPLE,
  all: Counted = counted(),
  levers: Levers = {},
): readonly Line[] {
  const quantities = quantitiesOf(people, all, levers)
  return Object.entries(quantities)
    .map(([name, quantity]) => {
      const price = prices.prices[name]
      if (!price) throw new Error(`${name} has no price`)
      return { name, quantity, dollars: (quantity / price.per) * price.dollars }
    })
    .toSorted((a, b) => b.dollars - a.dollars)
}

export const totalOf = (bill: readonly Line[]): number => bill.reduce((sum, { dollars }) => sum + dollars, 0)

/** Dollars that a thousand more of one deed cost, where an island does everything else. */
export function thousandOf(deed: Deed, all: Counted = counted()): number {
  const more = {
    deeds: (day: Record<Deed, number>) => ({ ...day, [deed]: day[deed] + 1000 / DAYS_OF_A_MONTH }),
  }
  return totalOf(billOf(PEOPLE, all, more)) - totalOf(billOf(PEOPLE, all))
}

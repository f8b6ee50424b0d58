/** `docs/cost-model.md`, of what was counted. */
import {
  ARRIVING,
  DAYS_OF_A_MONTH,
  type Deed,
  deeds,
  deedsOfADay,
  HABITS,
  type Kind,
  PEOPLE,
  SCHOOL_DAYS,
  SCHOOLS,
} from '#tests/load/school-day.ts'
import {
  billOf,
  type Counted,
  type CountedDeed,
  type Levers,
  type Line,
  prices,
  thousandOf,
  totalOf,
} from './bill.ts'

const ABOUT: Readonly<Record<string, string>> = {
  'sign-in': 'a sign-in with a password',
  refresh: 'new tokens by a refresh token',
  opening: 'a page opened: three files, ten calls, a live connection and its first sign of life',
  reading: 'a reading finished: scored, rewarded, told live, noticed',
  questions: 'its questions answered',
  lesson: 'an activity of a lesson finished',
  practice: 'a round of practice',
  screen: 'another screen: two calls',
  class: 'a teacher’s look at a class and a child',
  look: 'a family’s look',
  minute: 'a minute of the live connection: two signs of life',
  tick: 'a minute in which nobody does anything',
}

const NAMES: Readonly<Record<string, string>> = {
  lambdaRequests: 'Lambda, runs',
  lambdaSeconds: 'Lambda, GB-seconds',
  httpApi: 'API Gateway, calls',
  liveMessages: 'API Gateway, live messages',
  liveMinutes: 'API Gateway, connection minutes',
  readUnits: 'DynamoDB, reads',
  writeUnits: 'DynamoDB, writes',
  tableStorage: 'DynamoDB, storage and recovery (GB)',
  events: 'EventBridge',
  queueRequests: 'SQS',
  activePeople: 'Cognito, active people',
  moreActivePeople: 'Cognito, active people beyond 100,000',
  logBytes: 'CloudWatch, log bytes',
  ownMetrics: 'CloudWatch, metrics of our own',
  alarmMetrics: 'CloudWatch, metrics of alarms',
  compositeAlarms: 'CloudWatch, pages',
  siteRequests: 'CloudFront, requests',
  siteBytes: 'CloudFront, bytes beyond 1 TB',
  firewalls: 'WAF, firewalls',
  firewallRules: 'WAF, rules',
  firewallRequests: 'WAF, requests',
  objectReads: 'S3, reads',
  objectWrites: 'S3, writes',
  secrets: 'Secrets Manager',
  healthChecks: 'Route 53, canary',
  traces: 'X-Ray, traces beyond 100,000',
}

const LEVERS: readonly { readonly what: string; readonly cost: string; readonly levers: Levers }[] = [
  {
    what: 'a sign of life each minute instead of each half',
    cost: 'the number of those online is a minute older',
    levers: { quantities: q => ({ ...q, liveMessages: (q.liveMessages ?? 0) * 0.55 }) },
  },
  {
    what: 'no firewall before the site',
    cost: 'guesses are held by the routes’ rates alone',
    levers: { quantities: q => ({ ...q, firewallRequests: 0, firewalls: 0, firewallRules: 0 }) },
  },
  {
    what: 'Lambda’s own lines of each run left out (JSON logs, system level WARN)',
    cost: 'durations are seen in metrics alone',
    levers: {
      quantities: q => ({ ...q, logBytes: Math.max(0, (q.logBytes ?? 0) - (q.lambdaRequests ?? 0) * 330) }),
    },
  },
  {
    what: 'tables with provisioned capacity by a school day’s clock instead of on demand',
    cost: 'somebody keeps the clock; a peak at another hour is throttled',
    levers: {
      quantities: q => ({
        ...q,
        readUnits: (q.readUnits ?? 0) * 0.45,
        writeUnits: (q.writeUnits ?? 0) * 0.45,
      }),
    },
  },
  {
    what: 'no traces',
    cost: 'a slow call is looked for in logs',
    levers: { quantities: q => ({ ...q, traces: 0 }) },
  },
  {
    what: 'half as many calls at each opening of a page',
    cost: 'one route that answers what ten do; nouns would meet there',
    levers: {
      quantities: q => ({
        ...q,
        httpApi: (q.httpApi ?? 0) * 0.85,
        lambdaRequests: (q.lambdaRequests ?? 0) * 0.9,
        siteRequests: (q.siteRequests ?? 0) * 0.85,
        firewallRequests: (q.firewallRequests ?? 0) * 0.85,
      }),
    },
  },
]

/** The same deeds, so many times as often. */
const timesAsMany = (factor: number): Levers => ({
  deeds: day => {
    const more = { ...day }
    for (const deed of deeds) more[deed] = day[deed] * factor
    return more
  },
})

/** What the month would be if something that is assumed were otherwise. */
const OTHERWISE: readonly { readonly what: string; readonly levers: Levers }[] = [
  { what: 'each child comes on every school day', levers: timesAsMany(1 / HABITS.student.comes) },
  { what: 'each who comes does half as much again', levers: timesAsMany(1.5) },
  {
    what: 'both, and a core of Lambda’s is half as fast as one of this machine’s',
    levers: {
      ...timesAsMany(1.5 / HABITS.student.comes),
      quantities: q => ({ ...q, lambdaSeconds: (q.lambdaSeconds ?? 0) * 2 }),
    },
  },
  { what: 'one child in three comes on a school day', levers: timesAsMany(1 / 3 / HABITS.student.comes) },
]

const whole = (amount: number) => Math.round(amount).toLocaleString('en-US')
const short = (amount: number) =>
  amount >= 1e9
    ? `${(amount / 1e9).toFixed(1)} G`
    : amount >= 1e6
      ? `${(amount / 1e6).toFixed(1)} M`
      : whole(amount)
const few = (amount: number) => (amount < 10 ? Number(amount.toFixed(1)).toString() : whole(amount))
const dollars = (amount: number) => (amount < 10 ? amount.toFixed(2) : whole(amount))
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

const isDeed = (name: string): name is Deed => deeds.some(deed => deed === name)

/** What each service’s share of the bill follows from. */
const DRIVEN: Readonly<Record<string, string>> = {
  Cognito: 'how many people sign in at all in a month',
  DynamoDB: 'rows that a deed writes, twice each as it is a transaction, and how long they lie there',
  'API Gateway': 'signs of life of open pages',
  CloudWatch: 'a line for each run and call',
  Lambda: 'subscribers of each deed, one run each',
  CloudFront: 'calls of pages',
}

/** The bill by service, the dearest first. */
function drivers(bill: readonly Line[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const { name, dollars: cost } of bill) {
    const [service = name] = (NAMES[name] ?? name).split(',')
    sums.set(service, (sums.get(service) ?? 0) + cost)
  }
  return [...sums].toSorted(([, a], [, b]) => b - a)
}

function deedRow(deed: string, { cloud, functions }: CountedDeed, all: Counted): readonly string[] {
  const of = (name: string) => few(cloud[name] ?? 0)
  const sum = (part: (counts: CountedDeed['functions'][string]) => number) =>
    few(Object.values(functions).reduce((total, counts) => total + part(counts), 0))
  return [
    ABOUT[deed] ?? deed,
    of('site requests'),
    of('api calls'),
    sum(({ runs }) => runs),
    sum(({ cpu }) => cpu),
    of('write units'),
    of('read units'),
    of('events'),
    of('queue requests'),
    of('live messages'),
    sum(({ logLines }) => logLines),
    sum(({ logBytes }) => logBytes),
    isDeed(deed) ? thousandOf(deed, all).toFixed(3) : '–',
  ]
}

const school = (): Readonly<Record<Kind, number>> => ({
  student: Math.round(PEOPLE.student / SCHOOLS),
  staff: Math.round(PEOPLE.staff / SCHOOLS),
  family: Math.round(PEOPLE.family / SCHOOLS),
})

/** What a noun writes of a finished reading. */
const WRITES: Readonly<Record<string, string>> = {
  reading: 'the reading, its answer, the day, the outbox; the month of sounds',
  progress: 'the day, the skill with its sixty readings, a new text, the note that the child changed',
  island: 'child and school, with an index each',
  experience: 'credit and total',
  coins: 'line and balance; the day’s first; a challenge that was met',
  social: 'the week, with its index',
  achievements: 'the record; with the outbox where a challenge was met',
  lessons: 'the text',
  notifications: 'the notices',
}

/** One reading by the nouns that have to do with it, the dearest first. */
function hops({ cloud, functions }: CountedDeed): string {
  const writesOf = (noun: string) => cloud[`write units of ${noun}`] ?? 0
  const nouns = new Set(Object.keys(functions).map(name => name.split('-')[0] ?? name))
  const rows = [...nouns].map(noun => {
    const own = Object.entries(functions).filter(([name]) => name.startsWith(`${noun}-`))
    return {
      noun,
      runs: own.reduce((sum, [, { runs }]) => sum + runs, 0),
      of: own.map(([name, { runs }]) => `${name.slice(noun.length + 1)} ${few(runs)}`).join(', '),
    }
  })
  return table(
    ['noun', 'runs', 'of which', 'write units', 'rows'],
    rows
      .toSorted((a, b) => writesOf(b.noun) - writesOf(a.noun) || b.runs - a.runs)
      .map(({ noun, runs, of }) => [noun, few(runs), of, few(writesOf(noun)), WRITES[noun] ?? '–']),
  )
}

const hopsOf = (reading: CountedDeed): string => `## One reading, hop by hop

A child of the middle of the year (216 readings behind them, sixty of them evidence of a level) reads a text aloud that they have not
read before, the first and the second of a day: the average of twenty, four in ten of which meet a challenge and one in ten a level.
\`npm run sweep cost-of-a-reading\` holds a reading that meets neither at 40 write units and 16 runs, and what a challenge adds at 8 and 7.

${hops(reading)}

What a deed unlocks comes on top, once for each: about 8 units and five runs for a first reading’s titles and badges together.`

export function page(all: Counted): string {
  const island = billOf(PEOPLE, all)
  const one = billOf(school(), all)
  const idle = billOf({ student: 0, staff: 0, family: 0 }, all)
  const of = (bill: readonly Line[], name: string) => bill.find(line => line.name === name)?.dollars ?? 0
  const people = PEOPLE.student + PEOPLE.staff + PEOPLE.family
  const total = totalOf(island)
  const { reading } = all.deeds
  if (!reading) throw new Error('no reading was counted')
  const unseen = Object.entries(prices.prices).filter(([, { seen }]) => seen === null)
  return `# What it costs

Written by \`npm run costs\` from what an embedded cloud counted on ${all.countedOn} (\`tests/costs/counted.json\`; \`npm run costs -- --count\`
counts anew, in about ten minutes), one model of a school day (\`tests/load/school-day.ts\`) and list prices of ${prices.region}
on ${prices.asOf} (\`tests/costs/prices.json\`).

| | a month |
| --- | --- |
| the island: ${whole(people)} people | **$${whole(total)}** |
| one school: ${whole(school().student)} children, ${whole(school().staff)} staff, ${whole(school().family)} families | **$${whole(totalOf(one))}** |
| nobody: a deployed stage of \`prod\` | **$${whole(totalOf(idle))}** |

| | this model | estimated by hand before |
| --- | --- | --- |
| the island | $${whole(total)} | $2,450 ($2,000 to $3,000) |
| nobody | $${whole(totalOf(idle))} | $40 |

The estimate by hand says no habits, so its lines cannot be laid beside these. It is near what this model has if each child comes on
every school day; here a child comes on three in five, as a group has its turn. What the month would be if they came, or did,
otherwise:

${table(
  ['otherwise', 'a month'],
  OTHERWISE.map(({ what, levers }) => [what, `$${whole(totalOf(billOf(PEOPLE, all, levers)))}`]),
)}

With nobody there remain metrics of alarms, two firewalls and their rules, and queues that are asked though they are empty.

Not in it: support plans, taxes, mail, what the language model and recorded speech cost, the free allowances of a new account’s
first year.

## A school day

${whole(ARRIVING.people)} students and staff come between 8:00 and 8:15. A month has ${SCHOOL_DAYS} school days, and each other day is a tenth of one:
${DAYS_OF_A_MONTH} in all. Shares and habits are assumptions:

${table(
  ['who', 'come on a school day', 'does, each who comes'],
  Object.entries(HABITS).map(([kind, { comes, does }]) => [
    `${whole(PEOPLE[kind as Kind])} ${kind}`,
    `${comes * 100} %`,
    Object.entries(does)
      .map(([deed, times]) => `${times} ${deed}`)
      .join(', '),
  ]),
)}

## What one of each takes

Counted, everything that follows from it included: requests at the site, calls of the API, runs of functions and their milliseconds
of processor time on this machine, DynamoDB’s units, events, requests of queues, live messages, lines of logs and their bytes; and what a thousand
more cost.

${table(
  [
    'deed',
    'requests',
    'calls',
    'runs',
    'ms',
    'writes',
    'reads',
    'events',
    'queue',
    'live',
    'log lines',
    'bytes',
    '$ a thousand',
  ],
  Object.entries(all.deeds).map(([deed, counts]) => deedRow(deed, counts, all)),
)}

${hopsOf(reading)}

On a school day of the island: ${Object.entries(deedsOfADay())
    .map(([deed, times]) => `${whole(times)} ${deed}`)
    .join(', ')}.

## A month

${table(
  ['', 'quantity', 'island $', 'one school $', 'idle $'],
  island
    .filter(({ dollars: cost }) => cost >= 0.5)
    .map(({ name, quantity, dollars: cost }) => [
      NAMES[name] ?? name,
      short(quantity),
      dollars(cost),
      dollars(of(one, name)),
      dollars(of(idle, name)),
    ]),
)}

## Five drivers

${drivers(island)
  .slice(0, 5)
  .map(
    ([service, cost], i) =>
      `${i + 1}. ${service}: $${whole(cost)}, ${Math.round((100 * cost) / total)} %: ${DRIVEN[service] ?? 'see above'}.`,
  )
  .join('\n')}

## What each lever saves

${table(
  ['lever', 'saves a month', 'what it costs otherwise'],
  LEVERS.map(({ what, cost, levers }) => ({
    what,
    cost,
    saved: total - totalOf(billOf(PEOPLE, all, levers)),
  }))
    .toSorted((a, b) => b.saved - a.saved)
    .map(({ what, cost, saved }) => [what, `$${whole(saved)}`, cost]),
)}

## How it is reckoned, and what is weak in it

- A function below 1,769 MB has its share of a core: its milliseconds here are stretched by that, one core of this machine taken for
  one of Lambda’s, and 5 ms are added for each call of a service.
- A thousandth of a second of processor time was measured on one machine; units, calls and bytes are exact.
- Browsers load the app twice a month (0.5 MB, 40 files) and hold it otherwise.
- What lies in the tables is what has gathered in 13 months: each deed’s rows were weighed, each for as long as it is kept.
- A trace begins with one in twenty of what somebody waits for.
- Left out, as each is a few dollars: the dashboard, the bus’s archive, logs that lie there, bytes of live messages, starts of
  functions; and what Lambda and DynamoDB give away each month.
- Empty queues are asked by five pollers every 20 seconds.
- Prices are of the pages of AWS that the file names. ${Object.keys(prices.prices).length - unseen.length} were read there, or on another page that repeats them and is named beside them;
  ${unseen.length} were found nowhere and are from memory: ${unseen.map(([name]) => NAMES[name] ?? name).join('; ')}. Look at those first.
`
}

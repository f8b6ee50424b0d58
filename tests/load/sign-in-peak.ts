/**
 * The island's peak: everybody opens the page within a quarter of an hour, and Amazon Cognito answers so many sign-ins and
 * refreshes a second. A discrete-event simulation with a seed: `node tests/load/sign-in-peak.ts` prints the tables of
 * docs/sign-in-peak.md.
 */
import { fullJitter } from '#web/lib/full-jitter.ts'
import { THROTTLE_RETRY_MS } from '#web/lib/retry-throttled.ts'
import { Agenda, seeded } from './agenda.ts'
import { ARRIVING } from './school-day.ts'

export interface Peak {
  readonly arrivals: number
  /** Within how many seconds they arrive, evenly at random; with `bell`, most of them at the beginning. */
  readonly withinSeconds: number
  readonly bell?: boolean
  /** Share of those whose ID token still lives: they ask Cognito for nothing. The others need one counted call. */
  readonly holding: number
  /** Counted calls a second. */
  readonly quota: number
  readonly seed: number
}

export interface Outcome {
  /** Seconds from the first arrival until the last is in. */
  readonly lastIn: number
  /** Share in by minute 20, of all. */
  readonly inByMinute20: number
  /** Who waited longer than the page's patience and was told so. */
  readonly gaveUp: number
  /** Seconds that people waited: in the middle, of one in twenty, at most. */
  readonly waited: { readonly median: number; readonly p95: number; readonly most: number }
  /** Calls that Cognito refused, for each that it took. */
  readonly refusedPerTaken: number
}

/** Amplify tries each call three times, 200 to 300 and 400 to 500 ms apart, before it gives the error to the page. */
const INNER_ATTEMPTS = 3
const innerDelay = (attempt: number, random: () => number) => 0.1 * 2 ** attempt + 0.1 * random()

interface Trying {
  readonly at: number
  readonly arrived: number
  /** Tries of the page that failed, and of Amplify within this one. */
  readonly failures: number
  readonly inner: number
}

/** Runs one peak to its end. */
export function signInPeak({ arrivals, withinSeconds, bell, holding, quota, seed }: Peak): Outcome {
  const random = seeded(seed)
  const agenda = new Agenda<Trying>()
  const waits: number[] = []
  let [lastIn, late, gaveUp, refused, taken] = [0, 0, 0, 0, 0]
  const enter = (at: number, arrived: number) => {
    waits.push(at - arrived)
    lastIn = Math.max(lastIn, at)
    if (at > 20 * 60) late++
  }
  for (let i = 0; i < arrivals; i++) {
    const arrived = withinSeconds * (bell ? random() ** 2 : random())
    if (random() < holding) enter(arrived, arrived)
    else agenda.add({ at: arrived, arrived, failures: 0, inner: 1 })
  }
  // A bucket that holds one second's calls.
  let [left, filledAt] = [quota, 0]
  for (let event = agenda.next(); event; event = agenda.next()) {
    const { at, arrived, failures, inner } = event
    left = Math.min(quota, left + (at - filledAt) * quota)
    filledAt = at
    if (left >= 1) {
      left--
      taken++
      enter(at, arrived)
      continue
    }
    refused++
    if (inner < INNER_ATTEMPTS) {
      agenda.add({ ...event, at: at + innerDelay(inner, random), inner: inner + 1 })
    } else if ((at - arrived) * 1000 > THROTTLE_RETRY_MS) {
      gaveUp++
    } else {
      const wait = fullJitter(failures, random) / 1000
      agenda.add({ at: at + wait, arrived, failures: failures + 1, inner: 1 })
    }
  }
  waits.sort((a, b) => a - b)
  const quantile = (share: number) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0
  return {
    lastIn,
    inByMinute20: (waits.length - late) / arrivals,
    gaveUp,
    waited: { median: quantile(0.5), p95: quantile(0.95), most: waits.at(-1) ?? 0 },
    refusedPerTaken: taken === 0 ? 0 : refused / taken,
  }
}

const ISLAND = {
  arrivals: ARRIVING.people,
  withinSeconds: ARRIVING.withinSeconds,
  seed: 20_260_810,
}

/** Share whose ID token lives, by when the last visit was. */
export const PROFILES: Readonly<Record<string, { readonly share: number; readonly holding: number }>> = {
  'in the last hour': { share: 0.1, holding: 1 },
  'today or yesterday': { share: 0.6, holding: 0 },
  'in the last 30 days': { share: 0.2, holding: 0 },
  'longer ago, another device, or signed out': { share: 0.1, holding: 0 },
}
export const HOLDING = Object.values(PROFILES).reduce((sum, { share, holding }) => sum + share * holding, 0)

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** One line of the table. */
function line(peak: Omit<Peak, 'seed' | 'arrivals' | 'withinSeconds'>): string {
  const { lastIn, inByMinute20, gaveUp, waited, refusedPerTaken } = signInPeak({ ...ISLAND, ...peak })
  const { median, p95, most } = waited
  return [
    '',
    peak.quota,
    `${Math.round(peak.holding * 100)} %`,
    peak.bell ? 'bell' : 'even',
    minutes(lastIn),
    `${(inByMinute20 * 100).toFixed(1)} %`,
    gaveUp,
    `${median.toFixed(1)} / ${p95.toFixed(0)} / ${most.toFixed(0)} s`,
    refusedPerTaken.toFixed(1),
    '',
  ]
    .join(' | ')
    .trim()
}

if (import.meta.main) {
  const head = [
    'quota /s',
    'holding',
    'arrivals',
    'last in',
    'by 20:00',
    'gave up',
    'waited',
    'refused per taken',
  ]
  console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`)
  for (const holding of [0, HOLDING, 0.2]) console.log(line({ quota: 120, holding }))
  for (const holding of [0, HOLDING]) console.log(line({ quota: 120, holding, bell: true }))
  for (const quota of [60, 100, 150]) console.log(line({ quota, holding: 0 }))
}

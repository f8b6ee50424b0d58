/**
 * Two thousand arrivals within a minute, against the island’s limits divided by 75: who is in when, and whether anything was
 * lost. `npm run sweep peak`. Time goes by FASTER times as fast (four), waits and quotas alike. One arrival in ten holds a
 * token that lives; each opens a page and finishes a reading.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { v7 } from 'uuid'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { FinishedReply } from '#shared/reading/finished-reading.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { pointsForReading } from '#shared/rewards/points.ts'
import { OPENS } from '#tests/costs/deeds.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { person, type SignedIn } from '#tests/support/person.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { fullJitter } from '#web/lib/full-jitter.ts'
import { smallLimits } from './island-in-small.ts'

const ARRIVALS = Number(process.env.ARRIVALS ?? 2000)
const WITHIN_SECONDS = 60
const FASTER = Number(process.env.FASTER ?? 4)
/** Accounts are made beforehand; each comes as ten children. */
const ACCOUNTS = 200
const TEXTS = ['castillos-de-arena', 'la-chiringa-de-nico', 'mi-coqui', 'la-guagua-de-titi-rosa']

const began = performance.now()
/** Seconds of the island since the first arrival. */
const now = () => ((performance.now() - began) / 1000) * FASTER
let zero = 0
const sleep = (ms: number) => wait(ms / FASTER)
const clock = { now: () => now() * 1000, sleep }

const house = await startCloud({ seeds: true })
// Afterwards: both bring a React of their own, which the build of the pages would meet.
const { HOLDING } = await import('./sign-in-peak.ts')
const { retryThrottled } = await import('#web/lib/retry-throttled.ts')
const accounts: SignedIn[] = []
for (let i = 0; i < ACCOUNTS; i++) accounts.push(await house.newStudent())
const bodies = await Promise.all(TEXTS.map(async id => readAloud(await house.text(id))))

async function refresh(child: SignedIn): Promise<SignedIn> {
  const {
    AuthenticationResult,
    __type = '',
    message,
  } = await poolCall(house.config, 'InitiateAuth', {
    ClientId: house.config.userPoolClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: child.refreshToken },
  })
  const idToken = AuthenticationResult?.IdToken
  if (!idToken) throw Object.assign(new Error(message), { name: __type.replace(/^.*#/, '') })
  return person(house.config, { ...child, idToken })
}

/** As a page: what may succeed in a moment is sent again. */
async function retryWhileThrottled<T>(
  ask: () => Promise<{ status: number; body: unknown }>,
  read: (body: unknown) => T,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    const { status, body } = await ask()
    if (status === 200) return read(body)
    if (![429, 500, 503].includes(status)) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
    retried++
    await sleep(fullJitter(failures))
  }
}

let [retried, gaveUp] = [0, 0]
const waited: number[] = []
const acknowledged: string[] = []
let lastIn = 0

async function arrive(i: number): Promise<void> {
  await sleep((i / ARRIVALS) * WITHIN_SECONDS * 1000)
  const account = accounts[i % ACCOUNTS]
  if (!account) throw new Error('there are no accounts')
  const arrived = now()
  const holds = i % Math.round(1 / HOLDING) === 0
  const child = holds ? account : await retryThrottled(() => refresh(account), clock).catch(() => undefined)
  if (!child) return void gaveUp++
  waited.push(now() - arrived)
  lastIn = Math.max(lastIn, now() - zero)
  for (const route of OPENS)
    await retryWhileThrottled(
      () => child.tryTo(route),
      () => undefined,
    )
  const idempotencyKey = v7()
  const body = bodies[Math.floor(i / ACCOUNTS) % bodies.length]
  acknowledged.push(
    await retryWhileThrottled(
      () => child.tryTo(finishReading, { ...(body && { body }), idempotencyKey }),
      answer => FinishedReply.parse(answer).reading.readingId,
    ),
  )
}

/** A minute of the island at a time: a long run that will not end is seen early. */
const standing = setInterval(() => {
  console.error(
    `${Math.round((now() - zero) / 60)} min: ${waited.length} in, ${gaveUp} gave up, ${acknowledged.length} readings, ${retried} calls sent again`,
  )
}, 60_000 / FASTER)
house.cloud.limit(smallLimits(FASTER))
zero = now()
await Promise.all(Array.from({ length: ARRIVALS }, (_, i) => arrive(i)))
clearInterval(standing)
const played = (now() - zero) / FASTER
house.cloud.limit({})

const { operator } = house
const rows = async (noun: string) => operator.scan(await operator.tableOf(noun))
const beginning = (all: readonly Readonly<Record<string, unknown>>[], start: string) =>
  all.filter(({ pk, sk }) => `${pk} ${sk}`.includes(start))
const readings = await rows('reading')
const stored = new Set(beginning(readings, ' READING#').map(({ readingId }) => String(readingId)))
const lost = acknowledged.filter(id => !stored.has(id)).length
const events = beginning(readings, 'OUTBOX#')
  .map(row => OutboxEvent.parse(row))
  .filter(({ name }) => name === readingFinished.name)
// A text read for the third time on a day earns nothing, nor does whatever comes after twelve pieces of work.
const owed = events.filter(({ body }) => pointsForReading(readingFinished.body.parse(body)) > 0)
let credited = new Set<string>()
for (let tries = 0; tries < 600; tries++) {
  credited = new Set(beginning(await rows('experience'), ' CREDIT#').map(({ sk }) => String(sk).slice(7)))
  if (owed.every(({ id }) => credited.has(String(id)))) break
  await wait(1000)
}
const unpaid = owed.filter(({ id }) => !credited.has(String(id))).length
await house.close()

waited.sort((a, b) => a - b)
const at = (share: number) =>
  Math.round(waited[Math.min(waited.length - 1, Math.floor(share * waited.length))] ?? 0)
console.log(
  [
    `${waited.length} of ${ARRIVALS} in`,
    `${gaveUp} gave up`,
    `last in after ${Math.floor(lastIn / 60)}:${String(Math.round(lastIn % 60)).padStart(2, '0')}`,
    `waited ${at(0.5)} / ${at(0.95)} / ${at(1)} s (median, 95 %, most)`,
    `${retried} calls sent again`,
    `${acknowledged.length} readings acknowledged, ${lost} lost`,
    `${events.length} events, ${owed.length} earn something, ${unpaid} of them without it`,
    `${Math.round(played)} s on this machine`,
  ].join(' · '),
)
process.exitCode = waited.length === ARRIVALS && lost === 0 && unpaid === 0 ? 0 : 1

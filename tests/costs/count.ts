/** Counts what one of each deed takes, on an embedded cloud of its own, and what of a stage stands all the time. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { wirings } from '#infra/wirings.ts'
import type { Deed } from '#tests/load/school-day.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { synthesize } from '#tests/template/synthesized.ts'
import { type Counted, type CountedDeed, counted } from './bill.ts'
import { difference, memories, quiet } from './counting.ts'
import { openStage, plays } from './deeds.ts'

/** Each deed is done so often; what it takes is the average. */
const TIMES = 20
const IDLE_MINUTES = 3
const KEPT_MONTHS = 13
const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** What DynamoDB bills beside each row’s own bytes (Developer Guide, "Item sizes and formats"). */
const ROW_BYTES = 100

/** Bytes of all rows, each times the months that it lies there, thirteen at most. */
async function keptBytes({ operator }: TestCloud): Promise<number> {
  let sum = 0
  for (const { noun, table } of await wirings()) {
    if (!table) continue
    for (const row of await operator.scan(await operator.tableOf(noun))) {
      const until = typeof row.expiresAt === 'number' ? row.expiresAt * 1000 : Number.POSITIVE_INFINITY
      const months = Math.min(KEPT_MONTHS, Math.max(0, until - Date.now()) / MONTH_MS)
      sum += (Buffer.byteLength(JSON.stringify(row)) + ROW_BYTES) * months
    }
  }
  return sum
}

/** Names of metrics of our own, each with the function that measures it. */
const metrics = new Set<string>()
const METRICS = /"function":"([^"]+)".*"Metrics":\[(.*?)\]/
function noteMetrics(line: string): void {
  const [, fn, named = ''] = METRICS.exec(line) ?? []
  for (const [, name] of named.matchAll(/"Name":"(\w+)"/g)) metrics.add(`${fn} ${name}`)
}

async function standing() {
  const { ofType, wirings: all } = await synthesize('prod', {
    alarmsTo: 'guard@lee.example',
    poolFirewall: true,
  })
  const alarms = ofType('AWS::CloudWatch::Alarm')
  const metricsOf = (metric: { MetricStat?: unknown }[] | undefined) =>
    metric ? metric.filter(({ MetricStat }) => MetricStat).length : 1
  return {
    alarmMetrics: alarms.reduce((sum, { Properties }) => sum + metricsOf(Properties.Metrics), 0),
    compositeAlarms: ofType('AWS::CloudWatch::CompositeAlarm').length,
    subscribers: all.flatMap(({ functions }) => Object.values(functions)).filter(spec => 'hears' in spec)
      .length,
    firewalls: ofType('AWS::WAFv2::WebACL').length,
    firewallRules: ofType('AWS::WAFv2::WebACL').reduce(
      (sum, { Properties }) => sum + Properties.Rules.length,
      0,
    ),
    secrets: ofType('AWS::SecretsManager::Secret').length,
    healthChecks: ofType('AWS::Route53::HealthCheck').length,
  }
}

const keep = (all: Counted): void =>
  writeFileSync(join(import.meta.dirname, 'counted.json'), `${JSON.stringify(all, null, 2)}\n`)

/**
 * Plays every deed, and a few minutes in which nobody does anything; keeps it in `counted.json`. With names of deeds those
 * alone, beside what was counted of the others.
 */
export async function count(only: readonly string[] = []): Promise<void> {
  const memory = await memories()
  const house = await startCloud({ seeds: true, still: true, echo: noteMetrics })
  const deeds: Record<string, CountedDeed> = {}
  try {
    house.cloud.counts()
    const stage = await openStage(house)
    for (const [deed, play] of Object.entries(plays)) {
      if (only.length > 0 && !only.includes(deed)) continue
      // Once before, so that workers have started; a page in the store or a row that is made once is not counted either.
      await (await play(stage, 2))()
      const run = await play(stage, TIMES)
      await quiet(house)
      const lay = await keptBytes(house)
      // Reading tables for their sizes is nobody’s deed.
      const from = await quiet(house)
      await run()
      const { cloud, functions } = difference(from, await quiet(house), TIMES, memory)
      const kept = Math.max(0, Math.round(((await keptBytes(house)) - lay) / TIMES))
      deeds[deed as Deed] = { cloud: { ...cloud, 'kept byte months': kept }, functions }
      console.log(`counted: ${deed}`)
    }
  } finally {
    await house.close()
  }
  if (only.length > 0) {
    const before = counted()
    return keep({ ...before, deeds: { ...before.deeds, ...deeds } })
  }
  const idle = await startCloud({ seeds: true, echo: noteMetrics })
  try {
    const all = [...metrics]
    metrics.clear()
    const before = await quiet(idle)
    await wait(IDLE_MINUTES * 60_000)
    deeds.tick = difference(before, idle.cloud.counts(), IDLE_MINUTES, memory)
    keep({
      countedOn: new Date().toISOString().slice(0, 10),
      deeds,
      standing: {
        ...(await standing()),
        ownMetrics: new Set([...all, ...metrics]).size,
        idleMetrics: metrics.size,
      },
    })
  } finally {
    await idle.close()
  }
}

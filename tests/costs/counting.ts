/** What an embedded cloud counted between two moments, of one deed. */
import { setTimeout as wait } from 'node:timers/promises'
import { isScheduled } from '#functions/platform/wiring.ts'
import { shapes } from '#infra/aws/functions.ts'
import type { Counts } from '#infra/local/meter.ts'
import { wirings } from '#infra/wirings.ts'
import type { TestCloud } from '#tests/support/cloud.ts'
import type { CountedDeed } from './bill.ts'

/** What follows from a deed is over when nothing more was counted for so long. */
const QUIET_MS = 2000
/** A table's name has its noun's in it. */
const TABLE = /^(write units of ).*?([a-z]+)table.*$/i

/** Waits until nothing follows any more from what was done. */
export async function quiet(house: TestCloud, ms = QUIET_MS): Promise<Counts> {
  for (let before = house.cloud.counts(); ; ) {
    await wait(ms)
    const after = house.cloud.counts()
    if (JSON.stringify(after) === JSON.stringify(before)) return after
    before = after
  }
}

/** Megabytes of each function, by its name in the embedded cloud. */
export async function memories(): Promise<ReadonlyMap<string, number>> {
  const all = (await wirings()).flatMap(({ noun, emits, functions }) => [
    ...Object.entries(functions).map(([name, spec]) => {
      const shape =
        'serves' in spec
          ? 'http'
          : 'hears' in spec
            ? spec.uses.model
              ? 'model'
              : 'subscriber'
            : isScheduled(spec)
              ? 'schedule'
              : 'answers' in spec
                ? 'socket'
                : 'reads' in spec
                  ? 'stream'
                  : 'trigger'
      return [`coqui-dev-${noun}-${name}`, shapes[shape].memory] as const
    }),
    ...(emits.length > 0 ? [[`coqui-dev-${noun}-relay`, shapes.stream.memory] as const] : []),
  ])
  return new Map(all)
}

/** What was counted between two moments, in which a deed was done so often. */
export function difference(
  before: Counts,
  after: Counts,
  times: number,
  memory: ReadonlyMap<string, number>,
): CountedDeed {
  const per = (amount: number) => Math.round((amount / times) * 1000) / 1000
  const cloud = Object.entries(after.cloud).flatMap(([name, amount]) => {
    const more = per((amount ?? 0) - (before.cloud[name as keyof Counts['cloud']] ?? 0))
    return more > 0 ? [[name.replace(TABLE, '$1$2'), more] as const] : []
  })
  const functions = Object.entries(after.functions).flatMap(([name, counts]) => {
    const was = before.functions[name] ?? { runs: 0, cpu: 0, calls: 0, logLines: 0, logBytes: 0 }
    const runs = per(counts.runs - was.runs)
    if (runs === 0) return []
    const found = memory.get(name)
    if (found === undefined) throw new Error(`${name} is in no wiring`)
    return [
      [
        name.replace('coqui-dev-', ''),
        {
          memory: found,
          runs,
          cpu: per(counts.cpu - was.cpu),
          calls: per(counts.calls - was.calls),
          logLines: per(counts.logLines - was.logLines),
          logBytes: per(counts.logBytes - was.logBytes),
        },
      ] as const,
    ]
  })
  return { cloud: Object.fromEntries(cloud), functions: Object.fromEntries(functions) }
}

/** A class arrives at once: fifty pages open right after a start, when no function has a worker yet. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPENS } from '#tests/costs/deeds.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { person } from '#tests/support/person.ts'
import { signIn } from '#tests/support/session.ts'
import type { BenchRow } from './row.ts'

const CLIENTS = 50
const P99_MS = 2000

export async function arrival(): Promise<BenchRow[]> {
  // One cloud makes the child; another, opened on the same folder, has no worker when the class comes.
  const folder = await mkdtemp(join(tmpdir(), 'coqui-arrival-'))
  const before = await startCloud({ folder, seeds: true })
  await before.close()
  const house = await startCloud({ folder })
  try {
    const child = person(house.config, await signIn(house.config, 'student@demo.test', 'coqui-demo'))
    const took: number[] = []
    let failed = 0
    const began = performance.now()
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (const route of [...OPENS, ...OPENS]) {
          const from = performance.now()
          const { status } = await child.tryTo(route)
          took.push(performance.now() - from)
          if (status >= 500) failed++
        }
      }),
    )
    const whole = performance.now() - began
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    const row = (name: string, value: number, reference: number, goal: number | null): BenchRow => {
      const ratio = value / reference
      const met = goal === null ? null : ratio <= goal
      return { name: `arrival: ${name}`, value, unit: 'ms', reference, ratio, goal, met }
    }
    return [
      { ...row(`of ${took.length} calls, answered 5xx`, failed, took.length, 0), unit: 'calls' },
      row('p99', at(0.99), P99_MS, 1),
      row('median', at(0.5), P99_MS, null),
      row('all in', whole, P99_MS, null),
    ]
  } finally {
    await house.close()
    await rm(folder, { recursive: true })
  }
}

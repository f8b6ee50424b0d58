/** How much longer `npm start` takes on an empty folder for the class to look at, made before, than without it. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Done } from '#infra/build/fingerprint.ts'
import { classRows } from '#infra/local/seed/class/class-rows.ts'
import { EIGHT_WEEKS, planFor } from '#infra/local/seed/class/plan.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'
import { started } from './start.ts'

const RUNS = Number(process.env.RUNS ?? 5)
/** Milliseconds more, at most. */
const MORE = 3000

/** An empty folder that says of itself that its class is there. */
async function withoutClass(folder: string): Promise<string> {
  await mkdir(folder)
  const done = await Done.open(folder)
  done.note('class', 'seeded')
  return folder
}

export async function seededClass(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-class-bench-'))
  try {
    const { isMade, make } = await classRows(planFor(EIGHT_WEEKS, new Date().toISOString()))
    if (!isMade) await make()
    // Builds what is out of date.
    await started(join(folder, 'first'))
    const times = { with: [] as number[], without: [] as number[] }
    for (let run = 0; run < RUNS; run++) {
      times.without.push(await started(await withoutClass(join(folder, `without-${run}`))))
      times.with.push(await started(join(folder, `with-${run}`)))
    }
    const [value, reference] = [median(times.with), median(times.without)]
    const informs = { unit: 'ms', reference, goal: null, met: null }
    return [
      {
        ...informs,
        name: 'class: npm start on an empty folder, beside one without the class',
        value,
        ratio: value / reference,
      },
      {
        name: 'class: what it adds to npm start on an empty folder, beside its limit',
        value: value - reference,
        unit: 'ms',
        reference: MORE,
        ratio: (value - reference) / MORE,
        goal: 1,
        met: value - reference <= MORE,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

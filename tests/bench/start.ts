/** How long `npm start` takes when everything is installed and built, beside `cdk synth` alone. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '#infra/build/build.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const RUNS = 5
const GOAL = 1.5
/** Beside the usual one, so that a cloud that runs already is left alone. */
const PORT = '3170'

/** Milliseconds until it says that it is ready; it is stopped after that. */
export async function started(folder: string): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'infra/run.mjs'), 'infra/local/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT, COQUI_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise(resolve => child.once('exit', resolve))
  const took = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      if (line.startsWith('Coquí Lee ready')) resolve(performance.now() - begun)
    })
    void gone.then(() => reject(new Error('npm start ended before it was ready')))
  })
  child.kill('SIGINT')
  await gone
  return took
}

async function synthesized(folder: string): Promise<number> {
  const begun = performance.now()
  const cdk = join(ROOT, 'node_modules/aws-cdk/bin/cdk')
  const child = spawn(process.execPath, [cdk, 'synth', '--quiet', '--output', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  if (code !== 0) throw new Error(`cdk synth ended with ${code}`)
  return performance.now() - begun
}

export async function start(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-start-'))
  try {
    // Builds what is out of date and makes the demo people.
    await started(join(folder, 'state'))
    const times = { start: [] as number[], synth: [] as number[] }
    for (let run = 0; run < RUNS; run++) {
      times.synth.push(await synthesized(join(folder, 'out')))
      times.start.push(await started(join(folder, 'state')))
    }
    const [value, reference] = [median(times.start), median(times.synth)]
    const ratio = value / reference
    return [
      {
        name: 'start: warm npm start beside cdk synth alone',
        value,
        unit: 'ms',
        reference,
        ratio,
        goal: GOAL,
        met: ratio <= GOAL,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

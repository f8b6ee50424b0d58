import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { type FrontDoor, frontDoor } from '#tests/support/front-door.ts'
import { type Operator, operator, type Row } from '#tests/support/operator.ts'

const Ready = z.object({
  siteUrl: z.string(),
  counter: z.object({
    endpoint: z.string(),
    folder: z.string(),
    identityTable: z.string(),
    schoolsTable: z.string(),
    userPoolId: z.string(),
  }),
  tables: z.record(z.string(), z.string()),
})

export interface KillableCloud extends FrontDoor {
  readonly hand: Operator
  readonly pid: number
  /** All rows of a noun's table. */
  rowsOf(noun: string): Promise<readonly Row[]>
  /** Ends the process at once, whatever it is doing (`kill -9`), and waits until it is gone. */
  kill(): Promise<void>
}

/** Starts an embedded cloud on a state folder, in a process of its own that ends with the test at the latest. */
export async function killableCloud(folder: string): Promise<KillableCloud> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cloud-process.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const gone = new Promise(resolve => child.once('exit', resolve))
  const ready = await new Promise<z.output<typeof Ready>>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      if (line.startsWith('ready ')) resolve(Ready.parse(JSON.parse(line.slice(6))))
    })
    void gone.then(() => reject(new Error('the cloud ended before it was ready')))
  })
  const hand = operator(ready.counter)
  return {
    ...(await frontDoor(ready.siteUrl)),
    hand,
    pid: child.pid ?? 0,
    rowsOf: noun => hand.scan(ready.tables[noun] ?? ''),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

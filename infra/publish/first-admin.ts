// Prints the code with which a deployment's first administrator signs up: `npm run first-admin`, also the end of every
// `npm run deploy`. It goes by the outputs of the last deployment from here.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'

export const OUTPUTS_FILE = join(import.meta.dirname, '../../build/outputs.json')

const Outputs = z.object({ Region: z.string(), StandingTable: z.string() })

/** Prints the code, or that there is an administrator; the code printed before ends. */
export async function printFirstAdminCode(): Promise<void> {
  if (!existsSync(OUTPUTS_FILE))
    throw new Error(`${OUTPUTS_FILE} is missing, nothing was deployed from here: run npm run deploy first`)
  const byStack = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(await readFile(OUTPUTS_FILE, 'utf8')))
  const { Region, StandingTable } = Outputs.parse(Object.assign({}, ...Object.values(byStack)))
  // Identity's own store, in the environment of a function.
  process.env.AWS_REGION = Region
  process.env[ENVIRONMENT.table] = StandingTable
  const { firstAdminCode } = await import('#functions/identity/codes/first-admin.ts')
  const code = await firstAdminCode(new Date().toISOString())
  console.log(
    code
      ? `The first administrator signs up with this code, within 30 days and once: ${code}`
      : 'There is an administrator: further ones are given codes in the application.',
  )
}

if (import.meta.main) await printFirstAdminCode()

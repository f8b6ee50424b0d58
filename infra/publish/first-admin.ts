// Prints the code with which a deployment's first administrator signs up: `npm run first-admin`, also the end of every
// `npm run deploy`. It goes by the outputs of the last deployment from here.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'

export const OUTPUTS_FILE = join(import.meta.dirname, '../../build/outputs.json')

const Outputs = z.object({ Region: z.string(), StandingTable: z.string() })

/** Whoever sits here, as a function has its credentials: from wherever the SDK finds them (a profile, single sign-on, …). */
export async function operatorEnvironment(AWS_REGION: string) {
  const client = new DynamoDBClient({ region: AWS_REGION })
  const { accessKeyId, secretAccessKey, sessionToken } = await client.config.credentials()
  return {
    AWS_REGION,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken && { AWS_SESSION_TOKEN: sessionToken }),
  }
}

/** Prints the code, or that there is an administrator; the code printed before ends. */
export async function printFirstAdminCode(): Promise<void> {
  if (!existsSync(OUTPUTS_FILE))
    throw new Error(`${OUTPUTS_FILE} is missing, nothing was deployed from here: run npm run deploy first`)
  const byStack = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(await readFile(OUTPUTS_FILE, 'utf8')))
  const { Region, StandingTable } = Outputs.parse(Object.assign({}, ...Object.values(byStack)))
  // Identity's own store, in the environment of a function.
  Object.assign(process.env, await operatorEnvironment(Region), { [ENVIRONMENT.table]: StandingTable })
  const { firstAdminCode } = await import('#functions/identity/codes/first-admin.ts')
  const code = await firstAdminCode(new Date().toISOString())
  console.log(
    code
      ? `The first administrator signs up with this code, within 30 days and once: ${code}`
      : 'There is an administrator: further ones are given codes in the application.',
  )
}

if (import.meta.main) await printFirstAdminCode()

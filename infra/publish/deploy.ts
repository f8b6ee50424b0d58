// Builds what has changed, deploys every stack of one stage, then publishes to it: `npm run deploy -- -c stage=prod`.
// What follows the dashes goes to the CDK's command line.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { refreshBuild } from '../build/refresh.ts'
import { OUTPUTS_FILE, printFirstAdminCode } from './first-admin.ts'
import { flagsFrom } from './flags.ts'
import { Outputs } from './outputs.ts'
import { publish } from './publish.ts'

// Before anything is built, so that a misspelt one stops it.
const flags = flagsFrom(process.env.COQUI_FLAGS)
await refreshBuild()
const { status } = spawnSync(
  'cdk',
  ['deploy', '--all', '--outputs-file', OUTPUTS_FILE, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)

const byStack: Record<string, unknown> = JSON.parse(await readFile(OUTPUTS_FILE, 'utf8'))
const edge = Object.keys(byStack).find(stack => stack.endsWith('-doors'))
if (!edge)
  throw new Error(`${OUTPUTS_FILE} holds no outputs of the stack -doors: deploy it first (npm run deploy)`)
const outputs = Outputs.parse(byStack[edge])
const count = await publish(new S3Client({ region: outputs.Region }), outputs, { flags })
console.log(`Published ${count} files: ${outputs.DistributionUrl}`)
await printFirstAdminCode()

// Builds what has changed, deploys every stack of one stage, then publishes to it: `npm run deploy -- -c stage=prod`. It says first what will
// change, and asks for a word before it replaces or loses what keeps data. `--without domain,canary` takes away settings that
// the stage's file no longer names; `--confirm "<word>"` answers beforehand. What else follows the dashes goes to the
// CDK's command line.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { S3Client } from '@aws-sdk/client-s3'
import { refreshBuild } from '../build/refresh.ts'
import { optionsFrom } from './deploy-options.ts'
import { dataAtStake, differenceOf, ratesLeftBehind, saidOf, settingsTaken } from './difference.ts'
import { OUTPUTS_FILE, printFirstAdminCode } from './first-admin.ts'
import { flagsFrom } from './flags.ts'
import { objectionTo } from './go-ahead.ts'
import { orderOf } from './order.ts'
import { Outputs } from './outputs.ts'
import { publish } from './publish.ts'
import { smoke } from './smoke.ts'
import { deleteStack, deployedTemplates, synthesized } from './stacks.ts'

const ASSEMBLY = 'cdk.out'

// Before anything is built, so that a misspelt one stops it.
const flags = flagsFrom(process.env.COQUI_FLAGS)
const { stage, without, confirm, context, cdk } = optionsFrom(process.argv.slice(2))
const prefix = `coqui-${stage}`
await refreshBuild()
run('synth', '--quiet', '--output', ASSEMBLY, ...context)

const cloudFormation = new CloudFormationClient()
const deployed = await deployedTemplates(cloudFormation, prefix)
const all = synthesized(ASSEMBLY)
const next = new Map([...all].filter(([name]) => name.startsWith(`${prefix}-`)))
const differences = differenceOf(deployed, next)
for (const line of saidOf(differences)) console.log(line)
for (const route of ratesLeftBehind(deployed, next))
  console.log(
    `${route} goes away, and its rate stays behind. If ${prefix}-gateway then says "Unable to find Route by key": aws apigatewayv2 delete-route-settings --api-id … --stage-name api --route-key '${route}', and deploy again.`,
  )

const order = orderOf(deployed, next)
for (const stack of order.deleted) console.log(`${stack} is not of this release and will be deleted.`)
const taken = settingsTaken(deployed, next).filter(name => !without.includes(name))
const isLoss = dataAtStake(differences).length > 0 || order.deleted.length > 0
const objection = await objectionTo({ stage, taken, isLoss }, ask)
if (objection) stop(objection)

for (const stack of order.deleted) await deleteStack(cloudFormation, stack)
for (const stack of order.first) run('deploy', stack, '--exclusively', '--app', ASSEMBLY, ...cdk)
run('deploy', '--all', '--app', ASSEMBLY, '--outputs-file', OUTPUTS_FILE, ...cdk)

const byStack: Record<string, unknown> = JSON.parse(await readFile(OUTPUTS_FILE, 'utf8'))
const edge = Object.keys(byStack).find(stack => stack.endsWith('-doors'))
if (!edge)
  throw new Error(`${OUTPUTS_FILE} holds no outputs of the stack -doors: deploy it first (npm run deploy)`)
const outputs = Outputs.parse(byStack[edge])
const count = await publish(new S3Client({ region: outputs.Region }), outputs, { flags })
console.log(`Published ${count} files: ${outputs.DistributionUrl}`)
const problems = await smoke(outputs.DistributionUrl)
for (const problem of problems) console.error(problem)
if (problems.length > 0) stop('The front door is not as it should be: roll back, or mend and deploy again.')
console.log('The front door is open.')
await printFirstAdminCode()

function run(...args: readonly string[]): void {
  const { status } = spawnSync('cdk', args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The word that whoever deploys types, or gave beforehand. */
async function ask(word: string): Promise<string> {
  if (confirm !== undefined) return confirm
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const said = await asking.question(`What keeps data would be replaced or lost. Type "${word}" to go on: `)
  asking.close()
  return said
}

function stop(problem: string): never {
  console.error(problem)
  process.exit(1)
}

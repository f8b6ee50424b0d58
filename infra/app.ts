import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { buildIsland } from './aws/island.ts'
import { settingsOf, stageOf } from './aws/stages.ts'
import { release } from './build/release.ts'
import { wirings } from './wirings.ts'

const app = new App()
const stage = stageOf(app.node.tryGetContext('stage') ?? 'dev')
/** `-c settings=local`: the embedded cloud is a `dev` with a file of its own. */
const file = app.node.tryGetContext('settings') ?? stage.name
const settings = settingsOf(new URL(`stages/${file}.json`, import.meta.url))
// CloudFront takes a firewall from there alone. Told by the CDK where it knows the account; a synthesis alone has no region.
const region = process.env.CDK_DEFAULT_REGION ?? 'us-east-1'
if (settings.siteFirewall && region !== 'us-east-1')
  throw new Error(`siteFirewall: the stage would be in ${region}, and the firewall must be in us-east-1`)
buildIsland(app, {
  ...settings,
  stage,
  wirings: await wirings(),
  release: release(),
  buildFolder: join(import.meta.dirname, '../build'),
})
app.synth()

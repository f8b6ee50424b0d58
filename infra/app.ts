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
buildIsland(app, {
  ...settingsOf(new URL(`stages/${file}.json`, import.meta.url)),
  stage,
  wirings: await wirings(),
  release: release(),
  buildFolder: join(import.meta.dirname, '../build'),
})
app.synth()

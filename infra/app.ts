import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { buildIsland } from './aws/island.ts'
import { stageOf } from './aws/stages.ts'
import { release } from './build/release.ts'
import { wirings } from './wirings.ts'

const app = new App()
buildIsland(app, {
  stage: stageOf(app.node.tryGetContext('stage') ?? 'dev'),
  wirings: await wirings(),
  release: release(),
  buildFolder: join(import.meta.dirname, '../build'),
  domain: app.node.tryGetContext('domain'),
  certificateArn: app.node.tryGetContext('certificateArn'),
  transcription: app.node.tryGetContext('transcription') === 'on',
  googleSecret: app.node.tryGetContext('googleSecret'),
  webAclArn: app.node.tryGetContext('webAclArn'),
})
app.synth()

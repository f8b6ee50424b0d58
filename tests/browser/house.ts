// The embedded cloud that the journeys visit: deployed, published and inhabited. It runs until it is told to stop.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuildStep } from '#infra/build/build.ts'
import { ROOT, synthesis } from '#infra/local/start/assembly.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { prepared } from '#tests/support/prepared.ts'
import { castle, spoken } from './spoken.ts'

/** The templates of a deployment that pays for transcription. */
const transcribing: BuildStep = {
  ...synthesis,
  name: 'templates with transcription',
  output: 'build/transcribing/manifest.json',
  run: async () => {
    const command = join(ROOT, 'node_modules/aws-cdk/bin/cdk')
    const options = ['--quiet', '--context', 'transcription=on', '--output', 'build/transcribing']
    await promisify(execFile)(process.execPath, [command, 'synth', ...options], { cwd: ROOT })
  },
}

const house = await startCloud({
  cdkOut: await prepared(transcribing),
  seeds: true,
  flags: { scriptedRecogniser: true },
})
// As many streams of audio as there will be.
const words = spoken(castle).map(({ word, ...times }) => ({ text: word, ...times }))
for (let stream = 0; stream < 100; stream++) house.cloud.say({ words })

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await house.close()
    process.exit(0)
  })
console.log(`House open: ${house.siteUrl}`)

// The embedded cloud that the journeys visit: deployed, published and inhabited. It runs until it is told to stop.
import type { BuildStep } from '#infra/build/build.ts'
import { refreshAll } from '#infra/build/refresh.ts'
import { synthesize, templates } from '#infra/build/templates.ts'
import { inboxOf } from '#infra/local/inbox.ts'
import { EIGHT_WEEKS } from '#infra/local/seed/class/plan.ts'
import { demoClass } from '#infra/local/seed/seed.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { castle, spoken } from './spoken.ts'

/** The templates of a deployment that pays for transcription. */
const transcribing: BuildStep = {
  ...templates,
  name: 'templates with transcription',
  output: 'build/transcribing/manifest.json',
  run: () => synthesize('--context', 'settings=local-transcribing', '--output', 'build/transcribing'),
}

const house = await startCloud({
  cdkOut: await refreshAll(transcribing),
  seeds: true,
  flags: { scriptedRecogniser: true },
})
// Some sweeps look at a class that has read for eight weeks.
if (process.env.CLASS)
  await (await demoClass(EIGHT_WEEKS)).seed({ ...house.cloud, userPoolId: house.outputs.UserPoolId })
// As many streams of audio as there will be.
const words = spoken(castle).map(({ word, ...times }) => ({ text: word, ...times }))
for (let stream = 0; stream < 100; stream++) house.cloud.say({ words })

// What is counted once a minute is counted every ten seconds: whoever looks for it would draw a page anew until then.
const COUNTED = [
  ['progress', 'count-children'],
  ['social', 'count-boards'],
  ['island', 'count-schools'],
] as const
const counting = setInterval(() => {
  // Refused while one is still at it.
  for (const [noun, name] of COUNTED) house.operator.tick(noun, name).catch(() => {})
}, 10_000)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    clearInterval(counting)
    await house.close()
    process.exit(0)
  })
console.log(`House open: ${house.siteUrl}, its inbox: ${inboxOf(house.operator.folder)}`)

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../build/build.ts'
import { Done, fingerprint } from '../build/fingerprint.ts'
import { refreshAll } from '../build/refresh.ts'
import { flagsFrom } from '../publish/flags.ts'
import { Outputs, runtimeConfig } from '../publish/outputs.ts'
import { type Cloud, openCloud } from './cloud.ts'
import { OPERATOR_KEY } from './endpoint/credentials.ts'
import { EIGHT_WEEKS, YEAR } from './seed/class/plan.ts'
import { demoClass, seed, seedAudio } from './seed/seed.ts'
import { LOCAL_REGION } from './service.ts'
import { Problem, problemOf } from './start/problem.ts'
import { demandSpace } from './start/space.ts'

// As in Lambda, so that nothing depends on where this machine stands.
process.env.TZ = 'UTC'
// What is written here is the owner's alone.
process.umask(0o077)

const folder = resolve(process.env.COQUI_DATA || '.local')
const port = Number(process.env.PORT || 3000)

/** Puts the client and its content into the bucket, unless the same is there. */
async function publishSite(cloud: Cloud, outputs: Outputs, done: Done): Promise<void> {
  const settings = {
    userPoolEndpoint: cloud.userPoolEndpoint,
    practiceVoice: true,
    flags: flagsFrom(process.env.COQUI_FLAGS),
  }
  const files = await fingerprint(ROOT, ['web/dist', 'build/content', 'build/openapi.json', 'infra/publish'])
  const mark = files + JSON.stringify(runtimeConfig(outputs, settings))
  if (done.has('site', mark)) return
  // Loaded only when there is something to publish.
  const [{ S3Client }, { publish }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('../publish/publish.ts'),
  ])
  const storage = new S3Client({ endpoint: cloud.endpoint, region: LOCAL_REGION, credentials: OPERATOR_KEY })
  await publish(storage, outputs, settings)
  storage.destroy()
  done.note('site', mark)
}

/** Makes the demo people and schools, unless they are there. */
async function seedDemo(cloud: Cloud, { UserPoolId: userPoolId }: Outputs, done: Done): Promise<void> {
  const mark = await fingerprint(ROOT, ['infra/local/seed', 'functions/identity', 'functions/schools'])
  if (done.has('demo', mark)) return
  const [identityTable, schoolsTable] = [cloud.tableOf('identity'), cloud.tableOf('schools')]
  await seed({ endpoint: cloud.endpoint, userPoolId, identityTable, schoolsTable })
  done.note('demo', mark)
}

/** Has the demo's first texts said, unless they were. */
async function seedVoice(cloud: Cloud, { SiteBucket: siteBucket }: Outputs, done: Done): Promise<void> {
  const places = ['infra/local/seed', 'infra/local/polly', 'functions/audio', 'shared/audio', 'build/content']
  const mark = await fingerprint(ROOT, places)
  if (done.has('voice', mark)) return
  await seedAudio({ endpoint: cloud.endpoint, audioTable: cloud.tableOf('audio'), siteBucket })
  done.note('voice', mark)
}

/**
 * Gives the demo teacher a class that has read for weeks, or for a year; what became of it since stays. One that has yet to
 * live its weeks keeps nobody waiting: what is left to do then is given.
 */
async function seedWeeks(
  cloud: Cloud,
  { UserPoolId: userPoolId }: Outputs,
  done: Done,
  isYear: boolean,
): Promise<(() => Promise<void>) | undefined> {
  if (done.has('class', 'seeded')) return
  const { isMade, seed } = await demoClass(isYear ? YEAR : EIGHT_WEEKS)
  const give = async () => {
    await seed({ ...cloud, userPoolId })
    done.note('class', 'seeded')
  }
  if (!isMade) return give
  await give()
}

interface Started {
  readonly cloud: Cloud
  /** Lets a class live its weeks that has not yet. */
  readonly giveClass: (() => Promise<void>) | undefined
  /** How long that takes. */
  readonly takes: string
}

async function start(): Promise<Started> {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      'seed-year': { type: 'boolean', default: false },
    },
  })
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new Problem(`PORT is ${process.env.PORT}: it must be a number from 1 to 65533.`)
  demandSpace(folder)
  const cloud = await openCloud({
    folder,
    port,
    fresh: values.fresh,
    ...(values.verbose && { echo: console.log }),
    warn: line => console.error(line),
  })
  try {
    const outputs = Outputs.parse(await cloud.deploy(await refreshAll()))
    const done = await Done.open(folder)
    await Promise.all([publishSite(cloud, outputs, done), seedDemo(cloud, outputs, done)])
    const isYear = values['seed-year']
    const [giveClass] = await Promise.all([
      seedWeeks(cloud, outputs, done, isYear),
      seedVoice(cloud, outputs, done),
    ])
    return { cloud, giveClass, takes: isYear ? 'some minutes' : 'about half a minute' }
  } catch (error) {
    await cloud.close()
    throw error
  }
}

try {
  const { cloud, giveClass, takes } = await start()
  let stopping = false
  const stop = async () => {
    // A terminal's Ctrl-C comes twice: from the terminal, and passed on by the launcher.
    if (stopping) return
    stopping = true
    await cloud.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher is gone, however it went.
  process.once('disconnect', stop)
  if (giveClass)
    console.log(`The teacher’s class, Segundo A, is living its weeks: it comes by itself, in ${takes}.`)
  console.log(`Coquí Lee ready: ${cloud.siteUrl}`)
  giveClass?.().then(
    () => console.log('Segundo A is there: reload its teacher’s pages.'),
    error => stopping || console.error('Segundo A could not be made; the next start tries again.', error),
  )
} catch (error) {
  console.error(problemOf(error, folder, port)?.message ?? error)
  process.exit(1)
}

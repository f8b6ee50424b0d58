// `npm run pause -- --stage prod coins` stops a noun; `npm run pause -- --stage prod --resume coins` lets it go on. What
// reads queues and streams is switched off, so that work waits there (14 days, one day): a reserved concurrency of 0
// would be refused five times a message and send it to the dead letters. What people and clocks call has no queue: that
// is refused.
import { parseArgs } from 'node:util'
import {
  DeleteFunctionConcurrencyCommand,
  LambdaClient,
  PutFunctionConcurrencyCommand,
  paginateListEventSourceMappings,
  UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda'
import { isScheduled, type Wiring } from '#functions/platform/wiring.ts'

/** Stops or resumes all that one noun does; says what it did. The pool's triggers go on: without them nobody comes in. */
export async function pause(
  lambda: LambdaClient,
  prefix: string,
  { noun, functions, emits }: Pick<Wiring, 'noun' | 'functions' | 'emits'>,
  resume: boolean,
): Promise<readonly string[]> {
  const said: string[] = []
  const named = (name: string) => `${prefix}-${noun}-${name}`
  const read = Object.entries(functions).flatMap(([name, spec]) =>
    'hears' in spec || 'reads' in spec ? [name] : [],
  )
  for (const name of [...read, ...(emits.length > 0 ? ['relay'] : [])]) {
    const pages = paginateListEventSourceMappings({ client: lambda }, { FunctionName: named(name) })
    for await (const { EventSourceMappings = [] } of pages)
      for (const { UUID } of EventSourceMappings) {
        await lambda.send(new UpdateEventSourceMappingCommand({ UUID, Enabled: resume }))
        said.push(`${named(name)} ${resume ? 'reads again' : 'reads no more'}`)
      }
  }
  for (const [name, spec] of Object.entries(functions)) {
    if (!('serves' in spec || 'answers' in spec || isScheduled(spec))) continue
    const FunctionName = named(name)
    if (resume) await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
    else
      await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))
    said.push(`${FunctionName} ${resume ? 'answers again' : 'refuses calls'}`)
  }
  return said
}

if (import.meta.main) {
  const { wirings } = await import('#infra/wirings.ts')
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string', default: 'dev' }, resume: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const all = await wirings()
  if (positionals.length === 0) throw new Error('which noun? npm run pause -- --stage prod coins')
  for (const name of positionals) {
    const wiring = all.find(({ noun }) => noun === name)
    if (!wiring) throw new Error(`no noun is called ${name}`)
    for (const line of await pause(new LambdaClient(), `coqui-${values.stage}`, wiring, values.resume))
      console.log(line)
  }
}

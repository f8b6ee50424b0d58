import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Invocation, Sign, Start } from './protocol.ts'

// One execution environment: loads the bundle once, then runs one invocation at a time.

const { bundle, exportName, functionName, functionArn, memorySize, logGroup, logStream } = workerData as Start

const port = parentPort
if (!port) throw new Error('runs in a worker thread only')

const describe = (error: unknown) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] }
    : { errorType: typeof error, errorMessage: String(error), trace: [] }

const answer = (message: Answer | Sign) => port.postMessage(message)

const loaded = import(pathToFileURL(bundle).href).then((module: Readonly<Record<string, unknown>>) => {
  const handler = module[exportName]
  if (typeof handler !== 'function') throw new Error(`${exportName} is undefined or not exported`)
  return handler
})
// What went wrong is reported by the invocation that awaits it.
const ready = () => answer({ sign: 'ready' })
loaded.then(ready, ready)

const context = (requestId: string, deadline: number) => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: functionArn,
  memoryLimitInMB: String(memorySize),
  awsRequestId: requestId,
  logGroupName: logGroup,
  logStreamName: logStream,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
})

port.on('message', async (invocation: Invocation) => {
  process.env._X_AMZN_TRACE_ID = invocation.traceId
  try {
    const handler = await loaded
    const { requestId } = invocation
    answer({ sign: 'called', requestId })
    const deadline = Date.now() + invocation.milliseconds
    const before = process.threadCpuUsage()
    const result: unknown = await handler(JSON.parse(invocation.event), context(requestId, deadline))
    const { user, system } = process.threadCpuUsage(before)
    answer({ requestId, result: JSON.stringify(result) ?? 'null', cpu: (user + system) / 1000 })
  } catch (error) {
    answer({ requestId: invocation.requestId, error: describe(error) })
  }
})

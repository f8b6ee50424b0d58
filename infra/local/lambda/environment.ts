import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { transformSync } from 'esbuild'
import type { Log } from '../log.ts'
import { FunctionError } from '../resource.ts'
import type { Answer, Invocation, Sign, Start } from './protocol.ts'

/** Everything about a function that its workers need. */
export interface FunctionSettings extends Omit<Start, 'logStream'> {
  /** Seconds. */
  readonly timeout: number
  readonly environment: Readonly<Record<string, string>>
}

const WORKER = new URL('./worker.ts', import.meta.url)
let code: URL | undefined
/**
 * What each worker runs, without its types: to take those off anew takes a third of a worker's start. It bears the file's
 * name, which a trace would otherwise give with all of the code.
 */
function workerCode(): URL {
  if (code) return code
  const typeless = transformSync(readFileSync(WORKER, 'utf8'), { loader: 'ts' }).code
  code = new URL(`data:text/javascript,${encodeURIComponent(`${typeless}//# sourceURL=${WORKER}`)}`)
  return code
}

/** The kilobytes of a stack and the code itself come beside the heap; V8 refuses less than this. */
const LEAST_HEAP_MB = 64
/** Nothing that loads takes so long, however busy the machine is. */
const LOADING_MS = 60_000

/** One worker thread of a function: one invocation at a time, until it dies. */
export class Environment {
  readonly #settings: FunctionSettings
  readonly #worker: Worker
  readonly #log: Log
  /** Hears of each run that ended well, and of its milliseconds of processor time. */
  readonly #onRun: ((cpu: number) => void) | undefined
  /** Settles when the bundle is loaded, or the worker dead: it never rejects. */
  readonly ready: Promise<void>
  readonly #isReady: () => void
  #running:
    | { called: () => void; settle: (answer: Answer) => void; fail: (error: FunctionError) => void }
    | undefined
  #dead = false

  constructor(settings: FunctionSettings, log: Log, onRun?: (cpu: number) => void) {
    this.#settings = settings
    this.#log = log
    this.#onRun = onRun
    const logStream = `[$LATEST]${randomUUID().replaceAll('-', '')}`
    const { environment, timeout: _, ...start } = settings
    this.#worker = new Worker(workerCode(), {
      workerData: { ...start, logStream } satisfies Start,
      env: { ...environment, AWS_LAMBDA_LOG_STREAM_NAME: logStream },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: Math.max(LEAST_HEAP_MB, settings.memorySize) },
    })
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) log.follow(settings.functionName, stream)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ready = promise
    this.#isReady = resolve
    const loading = setTimeout(
      () => this.#die(new FunctionError('Sandbox.Timedout', 'The bundle was not loaded in time')),
      LOADING_MS,
    ).unref()
    this.#worker.on('message', (message: Answer | Sign) => {
      if (!('sign' in message)) this.#running?.settle(message)
      else if (message.sign === 'called') this.#running?.called()
      else {
        clearTimeout(loading)
        resolve()
      }
    })
    this.#worker.on('error', error => this.#die(crash(error)))
    this.#worker.on('exit', code => this.#die(new FunctionError('Runtime.ExitError', `exit status ${code}`)))
  }

  get dead(): boolean {
    return this.#dead
  }

  /**
   * Rejects with `FunctionError`; a timeout or a crash ends the worker. Its time counts from when the handler is called, as on
   * Lambda: how busy this machine is with starting workers is not the function's fault.
   */
  async run(event: string, traceId: string): Promise<string> {
    const requestId = randomUUID()
    const milliseconds = this.#settings.timeout * 1000
    const invocation: Invocation = { requestId, event, traceId, milliseconds }
    let timer: NodeJS.Timeout | undefined
    const called = () => {
      timer = setTimeout(() => {
        const seconds = this.#settings.timeout.toFixed(2)
        this.#die(
          new FunctionError('Sandbox.Timedout', `${requestId} Task timed out after ${seconds} seconds`),
        )
      }, milliseconds)
    }
    try {
      const answer = await new Promise<Answer>((settle, fail) => {
        this.#running = { called, settle, fail }
        if (this.#dead) return fail(new FunctionError('Runtime.ExitError', 'the worker has ended'))
        this.#worker.postMessage(invocation)
      })
      if (!answer.error) {
        this.#onRun?.(answer.cpu)
        return answer.result
      }
      this.#log.write(this.#settings.functionName, `ERROR Invoke Error ${JSON.stringify(answer.error)}`)
      throw new FunctionError(answer.error.errorType, answer.error.errorMessage)
    } finally {
      clearTimeout(timer)
      this.#running = undefined
    }
  }

  async stop(): Promise<void> {
    this.#dead = true
    this.#isReady()
    await this.#worker.terminate()
  }

  #die(error: FunctionError): void {
    if (this.#dead) return
    this.#dead = true
    this.#isReady()
    this.#log.write(this.#settings.functionName, `ERROR ${error.errorType} ${error.message}`)
    void this.#worker.terminate()
    this.#running?.fail(error)
  }
}

function crash(error: unknown): FunctionError {
  const [name, message] = error instanceof Error ? [error.name, error.message] : ['Error', String(error)]
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new FunctionError('Runtime.OutOfMemory', 'Runtime exited with error: signal: killed')
    : new FunctionError('Runtime.Unhandled', `${name}: ${message}`)
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { ENVIRONMENT, METRICS_NAMESPACE } from './wiring.ts'

/** What joins the log lines of one deed, from the page to the notification. */
interface Deed {
  /** Made by the page for each deed; travels with requests, events, rows and live messages. */
  readonly trace: string
  readonly requestId: string
}
const deeds = new AsyncLocalStorage<Deed>()

/** Runs something as part of a deed: its log lines, events and told rows carry the deed's trace. */
export const within = <T>(deed: Deed, run: () => T): T => deeds.run(deed, run)
export const currentTrace = (): string => deeds.getStore()?.trace ?? ''

/** What may stand in a log line: codes, counts and ids of things. Never a name, an address or what a child said. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>
type Level = 'info' | 'warn' | 'error'

/** Writes one line of JSON. */
export function log(level: Level, message: string, fields: Fields = {}): void {
  write({ level, message, ...fields })
}

/** Logs an error that nobody expected, with its stack. */
export function logUnexpected(message: string, error: unknown, fields: Fields = {}): void {
  const stack = error instanceof Error ? error.stack : String(error)
  write({ level: 'error', message, ...fields, stack })
}

type Unit = 'Milliseconds' | 'Count'

/**
 * Writes one line that is both a log entry and metrics (CloudWatch embedded metric format), in the namespace
 * `CoquiLee` with stage and function as dimensions.
 */
export function measure(
  message: string,
  metrics: Readonly<Record<string, readonly [value: number, unit: Unit]>>,
  fields: Fields = {},
): void {
  const values = Object.entries(metrics).map(([name, [value]]) => [name, value] as const)
  write({
    level: 'info',
    message,
    ...fields,
    ...Object.fromEntries(values),
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: METRICS_NAMESPACE,
          Dimensions: [['stage', 'function']],
          Metrics: Object.entries(metrics).map(([Name, [, Unit]]) => ({ Name, Unit })),
        },
      ],
    },
  })
}

function write(line: Readonly<Record<string, unknown>>): void {
  const deed = deeds.getStore()
  const where = {
    stage: process.env.STAGE,
    function: process.env[ENVIRONMENT.functionName],
    ...deed,
    xray: process.env._X_AMZN_TRACE_ID,
  }
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...where, ...line })}\n`)
}

import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { METRICS_NAMESPACE } from '#functions/platform/wiring.ts'
import { type Alarms, measureOf, mostOf } from './alarms.ts'
import type { NounFunction } from './functions.ts'
import type { Island } from './stages.ts'

/** What of a noun works unseen. */
export interface Unseen {
  /** Where failed work ends. */
  readonly dead: readonly Queue[]
  /** Where work waits. */
  readonly waiting: readonly Queue[]
  /** Those that read streams. */
  readonly readers: readonly NounFunction[]
  /** Those that a clock calls. */
  readonly scheduled: readonly NounFunction[]
}

/** A quarter of an hour, in seconds: a reward or a notice that comes later has lost its deed. */
const LATE_SECONDS = 15 * 60
/** Of a stream, in milliseconds: records older than a day are gone. */
const BEHIND_MS = 60 * 1000

/** A noun's alarms, a kind each: nobody sees what fails here, so somebody must be told. */
export function alarmOnWork(scope: Construct, alarms: Alarms, noun: string, unseen: Unseen): void {
  const add = (id: string, metrics: readonly IMetric[], above: number, periods: number, what: string) => {
    for (const [at, metric] of mostOf(metrics).entries())
      alarms.add(scope, 'work', noun, at === 0 ? id : `${id}-${at + 1}`, { metric, above, periods, what })
  }
  const queues = (name: string, of: readonly Queue[]) =>
    of.map(({ queueName }) => measureOf('AWS/SQS', name, 'Maximum', { QueueName: queueName }))
  const functions = (name: string, statistic: string, of: readonly NounFunction[]) =>
    of.map(({ functionName }) => measureOf('AWS/Lambda', name, statistic, { FunctionName: functionName }))

  add(
    'dead',
    queues('ApproximateNumberOfMessagesVisible', unseen.dead),
    0,
    1,
    `Work of ${noun} could not be done.`,
  )
  add(
    'late',
    queues('ApproximateAgeOfOldestMessage', unseen.waiting),
    LATE_SECONDS,
    2,
    `Work of ${noun} waits for over a quarter of an hour.`,
  )
  add(
    'behind',
    functions('IteratorAge', 'Maximum', unseen.readers),
    BEHIND_MS,
    3,
    `A reader of ${noun} is over a minute behind its stream.`,
  )
  add('missed', functions('Errors', 'Sum', unseen.scheduled), 1, 2, `What ${noun} does by the clock fails.`)
}

/** Rings where what the clock does finds what should not be. */
export function alarmOnFinding(
  scope: Construct,
  island: Island,
  alarms: Alarms,
  noun: string,
  name: string,
  { metric, what }: { readonly metric: string; readonly what: string },
): void {
  const of = { stage: island.stage.name, function: `${noun}/${name}` }
  alarms.add(scope, 'sign-in', noun, metric, {
    metric: measureOf(METRICS_NAMESPACE, metric, 'Sum', of),
    above: 0,
    what,
  })
}

import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { ENVIRONMENT, type FunctionSpec, type Wiring } from '#functions/platform/wiring.ts'
import type { State } from './data.ts'
import type { Edge } from './edge.ts'
import { LIVE_STAGE } from './live-api.ts'
import type { Permissions } from './permissions.ts'
import { type Island, nameOf } from './stages.ts'
import { WildcardStatement } from './wildcard-resources.ts'

/** What of a noun can be asked: its table, and the functions that stand behind queues. */
const watchable = ({ functions, emits, tells }: Wiring) => ({
  // Whose rows are relayed, whose are only told, whose stream nobody reads.
  streams: emits.length > 0 ? 2 : Math.min(1, tells.length),
  hears: Object.entries(functions).flatMap(([name, spec]) => ('hears' in spec ? [name] : [])),
  reads: Object.entries(functions).flatMap(([name, spec]) => ('reads' in spec ? [name] : [])),
})

/** Functions' names in few characters: that of `on-reading-finished` is `-reading-finished`. */
const shortened = (names: readonly string[]) => names.map(name => name.replace(/^on-/, '-')).join(' ')

/**
 * For a function that watches the house: to ask each part for its state, by name. Queues are known by their names alone,
 * so that the stack of whoever watches comes before or after any other.
 */
export function watching(
  scope: Construct,
  island: Island,
  state: State,
  edge: Edge,
  { uses }: FunctionSpec,
): Permissions {
  if (!uses.watches) return { statements: [], environment: {} }
  const { region, account, partition } = Stack.of(scope)
  const prefix = nameOf(island)
  const nouns = island.wirings.map(wiring => {
    const { streams, hears, reads } = watchable(wiring)
    const table = wiring.table ? state.table(wiring.noun).tableName : ''
    return [wiring.noun, [table, streams, shortened(hears), shortened(reads)]]
  })
  const may = (action: string, resources: readonly string[]) =>
    new PolicyStatement({ actions: [action], resources: [...resources] })
  const house = {
    account,
    prefix,
    release: island.release,
    bus: state.bus.eventBusName,
    userPool: edge.userPool.userPoolId,
    siteBucket: edge.site.bucket.bucketName,
    live: `${edge.liveApi.endpoint}/${LIVE_STAGE}`,
    nouns: Object.fromEntries(nouns),
  }
  return {
    statements: [
      may(
        'dynamodb:DescribeTable',
        island.wirings.flatMap(({ noun, table }) => (table ? [state.table(noun).tableArn] : [])),
      ),
      new WildcardStatement('queues', `arn:${partition}:sqs:${region}:${account}:${prefix}`),
      may('events:DescribeEventBus', [state.bus.eventBusArn]),
      may('cognito-idp:DescribeUserPool', [edge.userPool.userPoolArn]),
      may(
        's3:GetObject',
        ['content/texts.json', 'runtime-config.json'].map(key => `${edge.siteBucketArn}/${key}`),
      ),
    ],
    environment: { [ENVIRONMENT.watched]: Stack.of(scope).toJsonString(house) },
  }
}

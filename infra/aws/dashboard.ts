import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { gatewayMetric } from './alarms.ts'
import { HTTP_STAGE } from './http-api.ts'
import { LIVE_STAGE } from './live-api.ts'
import { type Island, nameOf } from './stages.ts'

/** One page on the whole island. It searches by name, so that a new noun is on it without being listed. */
export function addDashboard(
  scope: Construct,
  island: Island,
  apis: { httpApiId: string; liveApiId: string },
) {
  const http = { ApiId: apis.httpApiId, Stage: HTTP_STAGE }
  const live = { ApiId: apis.liveApiId, Stage: LIVE_STAGE }
  const ours = (dimension: string, metric: string, statistic: string) => [
    new MathExpression({
      expression: `SEARCH('{${dimension}} MetricName="${metric}" coqui ${island.stage.name}', '${statistic}')`,
      usingMetrics: {},
      label: '',
    }),
  ]
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 })
  new Dashboard(scope, 'Dashboard', {
    dashboardName: nameOf(island, 'island'),
    widgets: [
      [
        graph('HTTP: calls and errors', [
          gatewayMetric('Count', 'Sum', http),
          gatewayMetric('4xx', 'Sum', http),
          gatewayMetric('5xx', 'Sum', http),
        ]),
        graph('HTTP: milliseconds', [
          gatewayMetric('Latency', 'p50', http),
          gatewayMetric('Latency', 'p95', http),
        ]),
      ],
      [
        graph('Live: connections opened, messages and errors', [
          gatewayMetric('ConnectCount', 'Sum', live),
          gatewayMetric('MessageCount', 'Sum', live),
          gatewayMetric('IntegrationError', 'Sum', live),
          gatewayMetric('ExecutionError', 'Sum', live),
        ]),
        graph('Streams: milliseconds behind', ours('AWS/Lambda,FunctionName', 'IteratorAge', 'Maximum')),
      ],
      [
        graph('Functions: errors', ours('AWS/Lambda,FunctionName', 'Errors', 'Sum')),
        graph('Functions: throttles', ours('AWS/Lambda,FunctionName', 'Throttles', 'Sum')),
      ],
      [
        graph(
          'Queues: messages waiting',
          ours('AWS/SQS,QueueName', 'ApproximateNumberOfMessagesVisible', 'Maximum'),
        ),
        graph('Tables: throttled reads and writes', [
          ...ours('AWS/DynamoDB,TableName', 'ReadThrottleEvents', 'Sum'),
          ...ours('AWS/DynamoDB,TableName', 'WriteThrottleEvents', 'Sum'),
        ]),
      ],
      [
        graph('Bus: failed deliveries', [
          new Metric({ namespace: 'AWS/Events', metricName: 'FailedInvocations', statistic: 'Sum' }),
        ]),
      ],
    ],
  })
}

import { createHash } from 'node:crypto'
import type { Deploy, ResourceKinds } from '../resource.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { physicalName } from './name.ts'

/** Types that need nothing on one machine, each with the reason. Their properties are not read. */
const REASONS = {
  'AWS::CDK::Metadata': 'counts constructs for the authors of the CDK',
  'AWS::CloudWatch::Alarm': 'nobody is on call for a laptop',
  'AWS::CloudWatch::CompositeAlarm': 'as alarms',
  'AWS::CloudWatch::Dashboard': 'there are no metrics to draw',
  'AWS::Logs::LogGroup': 'all logs go to one file',
  'AWS::Logs::MetricFilter': 'there are no metrics to draw',
  'AWS::Logs::ResourcePolicy': 'no service writes logs of its own',
  'AWS::SNS::Topic': 'only alarms publish, and none ring',
  'AWS::SNS::TopicPolicy': 'as topics',
  'AWS::SNS::Subscription': 'as topics',
  'AWS::Backup::BackupPlan': 'the state is one folder to copy',
  'AWS::Backup::BackupSelection': 'as plans',
  'AWS::Backup::BackupVault': 'as plans',
  'AWS::Budgets::Budget': 'nothing here costs money',
  'AWS::CE::AnomalyMonitor': 'as budgets',
  'AWS::CE::AnomalySubscription': 'as budgets',
  'AWS::Route53::HealthCheck': 'nothing outside reaches this machine',
  'AWS::ApiGateway::Account': 'lets the gateway write logs, which here it may',
} as const satisfies Record<`AWS::${string}`, string>

const nothing: Deploy = async ({ stack, logicalId, type }) => {
  const name = physicalName(stack, logicalId)
  const [, service = '', kind = ''] = type.toLowerCase().split('::')
  const separator = service === 'logs' ? 'log-group:' : `${kind}/`
  const arn = `arn:aws:${service}:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${service === 'sns' ? '' : separator}${name}`
  const id = createHash('sha256').update(name).digest('hex').slice(0, 12)
  return {
    ref: service === 'sns' ? arn : name,
    attributes: {
      Arn: arn,
      TopicArn: arn,
      TopicName: name,
      Id: id,
      BackupVaultArn: arn,
      BackupPlanArn: arn,
      HealthCheckId: id,
    },
  }
}

export const nothingToDo: ResourceKinds = Object.fromEntries(
  Object.keys(REASONS).map(type => [type, nothing]),
)

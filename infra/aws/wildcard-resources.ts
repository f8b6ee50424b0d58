import { Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import type { IConstruct } from 'constructs'

interface WildcardResource {
  readonly actions: readonly string[]
  /** How the resource ends; the whole of it where nothing stands before. */
  readonly ending: string
  readonly reason: string
}

/** Every statement that may name a resource with a wildcard. A test compares the templates with this list. */
export const wildcardResources = {
  tracing: {
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    ending: '*',
    reason:
      'AWS defines no resource for sending trace segments to X-Ray; nothing can be read with these actions.',
  },
  listStreams: {
    actions: ['dynamodb:ListStreams'],
    ending: '*',
    reason:
      'AWS defines no resource for listing streams, and Lambda demands it of a stream’s reader; the records themselves are granted on the one stream.',
  },
  transcription: {
    actions: ['transcribe:StartStreamTranscriptionWebSocket'],
    ending: '*',
    reason: 'AWS defines no resource for a transcription stream: it exists only while it is open.',
  },
  speech: {
    actions: ['polly:SynthesizeSpeech'],
    ending: '*',
    reason: 'The one resource that AWS defines for it is a pronunciation lexicon, and none is used.',
  },
  publishes: {
    actions: ['s3:GetObject', 's3:PutObject'],
    ending: '/audio/*',
    reason:
      'Recorded speech is named by what is said: objects of one folder, beside the site’s files, none of which is touched.',
  },
  content: {
    actions: ['s3:GetObject'],
    ending: '/content/*/*',
    reason:
      'The published texts and units, named by their hash, are objects of one prefix; nothing else in the bucket is read.',
  },
  uploads: {
    actions: ['s3:GetObject', 's3:PutObject'],
    ending: '/*',
    reason:
      'What is sent to be imported, and the verdicts on it, are named by the import: objects of the noun’s own folder in a bucket that holds nothing else.',
  },
  deletesUploads: {
    actions: ['s3:DeleteObject'],
    ending: '/*',
    reason:
      'An export of a child who is erased is named by its job: an object of the noun’s own folder, in a bucket that holds nothing else.',
  },
  connections: {
    actions: ['execute-api:ManageConnections'],
    ending: '/live/POST/@connections/*',
    reason:
      'A connection’s id is made when a page connects; only posting is granted, on one stage of one API.',
  },
  hangsUp: {
    actions: ['execute-api:ManageConnections'],
    ending: '/live/DELETE/@connections/*',
    reason:
      'A connection’s id is made when a page connects; only ending is granted, on one stage of one API.',
  },
  queues: {
    actions: ['sqs:GetQueueAttributes'],
    ending: '-*',
    reason:
      'How many messages each queue of the stage holds, told by its own name; one by one, the queues of thirty nouns are more than IAM takes of a role.',
  },
  gatewayLogs: {
    actions: [
      'logs:CreateLogGroup',
      'logs:CreateLogStream',
      'logs:DescribeLogGroups',
      'logs:DescribeLogStreams',
      'logs:PutLogEvents',
      'logs:GetLogEvents',
      'logs:FilterLogEvents',
    ],
    ending: '*',
    reason:
      'API Gateway refuses a logging role that cannot write to every log group of the account; no function can assume it.',
  },
} as const satisfies Record<string, WildcardResource>

export type WildcardName = keyof typeof wildcardResources

/** A statement of the list above. What stands before its wildcard must be settled: exported, if of another stack. */
export class WildcardStatement extends PolicyStatement {
  readonly resource: string
  readonly reason: string
  constructor(name: WildcardName, before = '') {
    const { actions, ending, reason } = wildcardResources[name]
    super({ actions: [...actions], resources: [`${before}${ending}`] })
    this.resource = `${before}${ending}`
    this.reason = reason
  }
}

/** Tells the rule checkers why a role’s wildcards are there. */
export function acknowledgeWildcards(role: IConstruct, statements: readonly PolicyStatement[]): void {
  const wildcards = statements.filter(statement => statement instanceof WildcardStatement)
  for (const { resource, reason } of wildcards) {
    const flat = flattenCfnReference(Stack.of(role).resolve(resource))
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${flat}]`, reason })
  }
  const whole = wildcards.filter(({ resource }) => resource === '*').map(({ reason }) => reason)
  if (whole.length > 0)
    Validations.of(role).acknowledge({ id: 'Serverless-LambdaStarPermissions', reason: whole.join(' ') })
}

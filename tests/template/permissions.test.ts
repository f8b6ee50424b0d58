import { expect, test } from 'vitest'
import type { FunctionSpec, Wiring } from '#functions/platform/wiring.ts'
import { wildcardResources } from '#infra/aws/wildcard-resources.ts'
import { type Placed, synthesize } from './synthesized.ts'

const cloud = await synthesize('prod')
const { functionOf, island, ofType, written } = cloud

interface Statement {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: unknown
  readonly Condition?: unknown
}
const list = <T>(oneOrMore: T | readonly T[]): readonly T[] =>
  Array.isArray(oneOrMore) ? oneOrMore : [oneOrMore as T]

/** Every permission of a role as one line: what, on what, and if what. */
const granted = (role: Placed): string[] =>
  role.Properties.Policies.flatMap(({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) =>
    PolicyDocument.Statement.flatMap(({ Action, Resource, Condition }) =>
      list(Action).flatMap(action =>
        list(Resource).map(resource =>
          [action, written(role.stack, resource), ...(Condition ? [JSON.stringify(Condition)] : [])].join(
            ' ',
          ),
        ),
      ),
    ),
  )

const roleOf = (fn: Placed): Placed => {
  const found = ofType('AWS::IAM::Role').find(
    role => `${role.stack}/${role.id}.Arn` === written(fn.stack, fn.Properties.Role),
  )
  if (!found) throw new Error(`${fn.id} has no role`)
  return found
}

const STATE = 'coqui-prod-state'
const table = (noun: string) => written(STATE, island.state.resolve(island.state.table(noun).tableName))
const here = (service: string) => `arn:<AWS::Partition>:${service}:<AWS::Region>:<AWS::AccountId>`

/** The nouns whose table has partitions that are one person's: by their rows' keys, or because they take commands. */
const keepsByPerson = cloud.wirings
  .filter(({ table, functions }) => {
    const rows = Object.values(table?.rows ?? {})
    const served = Object.values(functions).flatMap(spec => ('serves' in spec ? spec.serves : []))
    return (
      rows.some(({ pk }) => pk.includes('{personId}') || pk.includes('{studentId}')) ||
      served.some(({ on }) => !on.startsWith('GET '))
    )
  })
  .map(({ noun }) => noun)

/** What the wiring says, in the same lines: written anew from the design, not from the code under test. */
function declared(wiring: Wiring, name: string, spec: FunctionSpec | 'relay'): string[] {
  const fn = functionOf(wiring.noun, name)
  const uses = spec === 'relay' ? {} : spec.uses
  const lines = [
    ...(uses.table ?? []).map(action => `dynamodb:${action} ${table(wiring.noun)}.Arn`),
    ...(uses.indexes ?? []).map(index => `dynamodb:Query ${table(wiring.noun)}.Arn/index/${index}`),
    ...(uses.users ?? []).map(
      action => `cognito-idp:${action} coqui-prod-accounts/${only('AWS::Cognito::UserPool')}.Arn`,
    ),
    ...['logs:CreateLogStream', 'logs:PutLogEvents'].map(
      action => `${action} ${written(fn.stack, fn.Properties.LoggingConfig.LogGroup)}.Arn`,
    ),
    'xray:PutTraceSegments *',
    'xray:PutTelemetryRecords *',
  ]
  if (uses.content) lines.push(`s3:GetObject coqui-prod-doors/${siteBucket()}.Arn/content/*/*`)
  if (uses.publishes)
    for (const action of ['GetObject', 'PutObject'])
      lines.push(`s3:${action} coqui-prod-doors/${siteBucket()}.Arn/audio/*`)
  if (uses.speech) lines.push('polly:SynthesizeSpeech *')
  if (uses.uploads)
    for (const action of ['GetObject', 'PutObject'])
      lines.push(`s3:${action} coqui-prod-doors/${uploadsBucket()}.Arn/${wiring.noun}/*`)
  if (uses.deletesUploads)
    lines.push(`s3:DeleteObject coqui-prod-doors/${uploadsBucket()}.Arn/${wiring.noun}/*`)
  for (const action of uses.everyTable ?? [])
    for (const noun of keepsByPerson) lines.push(`dynamodb:${action} ${table(noun)}.Arn`)
  if (uses.connections)
    lines.push(
      `execute-api:ManageConnections ${here('execute-api')}:coqui-prod-doors/${liveApi()}/live/POST/@connections/*`,
    )
  if (uses.hangsUp)
    lines.push(
      `execute-api:ManageConnections ${here('execute-api')}:coqui-prod-doors/${liveApi()}/live/DELETE/@connections/*`,
    )
  if (uses.model)
    lines.push(
      `bedrock:InvokeModel arn:<AWS::Partition>:bedrock:<AWS::Region>::foundation-model/${fn.stack}/ModelId`,
    )
  if (uses.transcription) lines.push('transcribe:StartStreamTranscriptionWebSocket *')
  if (uses.watches) lines.push(...watching())
  const admits = spec !== 'relay' && 'serves' in spec && spec.serves.some(({ may }) => may.scope !== 'public')
  if (admits || uses.standings)
    lines.push(
      `dynamodb:BatchGetItem ${table('identity')}.Arn {"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["STANDING#*"]}}`,
    )
  if (admits)
    lines.push(
      `dynamodb:UpdateItem ${table('identity')}.Arn {"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["STANDING#SESSION#*"]}}`,
    )
  if (spec !== 'relay' && 'hears' in spec)
    for (const action of ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'])
      lines.push(`sqs:${action} ${sourcesOf(fn)[0]}`)
  if (spec === 'relay' || 'reads' in spec) {
    const streams =
      spec === 'relay'
        ? [`${table(wiring.noun)}.StreamArn`]
        : cloud.wirings.filter(({ tells }) => tells.length > 0).map(({ noun }) => `${table(noun)}.StreamArn`)
    for (const stream of streams)
      for (const action of ['DescribeStream', 'GetRecords', 'GetShardIterator'])
        lines.push(`dynamodb:${action} ${stream}`)
    lines.push('dynamodb:ListStreams *', `sqs:SendMessage ${failuresOf(fn)}`)
  }
  if (spec === 'relay') lines.push(`events:PutEvents ${STATE}/${only('AWS::Events::EventBus')}.Arn`)
  return lines
}

/** State and numbers of every table and of the stage’s queues, the bus, the pool, and two files of the site. */
const watching = (): string[] => [
  ...cloud.wirings.flatMap(({ noun, table: kept }) =>
    kept ? [`dynamodb:DescribeTable ${table(noun)}.Arn`] : [],
  ),
  `sqs:GetQueueAttributes ${here('sqs')}:coqui-prod-*`,
  `events:DescribeEventBus ${STATE}/${only('AWS::Events::EventBus')}.Arn`,
  `cognito-idp:DescribeUserPool coqui-prod-accounts/${only('AWS::Cognito::UserPool')}.Arn`,
  ...['content/texts.json', 'runtime-config.json'].map(
    key => `s3:GetObject coqui-prod-doors/${siteBucket()}.Arn/${key}`,
  ),
]

const only = (type: string) => ofType(type)[0]?.id
const siteBucket = () =>
  ofType('AWS::S3::Bucket').find(({ Properties }) => Properties.VersioningConfiguration)?.id
const uploadsBucket = () =>
  ofType('AWS::S3::Bucket').find(({ Properties }) => Properties.CorsConfiguration)?.id
const liveApi = () =>
  ofType('AWS::ApiGatewayV2::Api').find(api => api.Properties.ProtocolType === 'WEBSOCKET')?.id
const mappingsOf = (fn: Placed) =>
  ofType('AWS::Lambda::EventSourceMapping').filter(
    source => written(source.stack, source.Properties.FunctionName) === `${fn.stack}/${fn.id}`,
  )
const sourcesOf = (fn: Placed) =>
  mappingsOf(fn).map(source => written(source.stack, source.Properties.EventSourceArn))
const failuresOf = (fn: Placed) =>
  mappingsOf(fn).map(source =>
    written(source.stack, source.Properties.DestinationConfig.OnFailure.Destination),
  )[0]

const functions = cloud.wirings.flatMap(wiring => [
  ...Object.entries(wiring.functions).map(([name, spec]) => ({ wiring, name, spec })),
  ...(wiring.emits.length > 0 ? [{ wiring, name: 'relay', spec: 'relay' as const }] : []),
])

test.each(functions)(
  '$wiring.noun/$name may do what its wiring says and nothing more',
  ({ wiring, name, spec }) => {
    expect(granted(roleOf(functionOf(wiring.noun, name))).toSorted()).toEqual(
      declared(wiring, name, spec).toSorted(),
    )
  },
)

test('every function is in a wiring, and has a role that no other has', () => {
  const made = ofType('AWS::Lambda::Function')
  expect(made).toHaveLength(functions.length)
  const roles = made.map(fn => roleOf(fn))
  expect(new Set(roles.map(({ stack, id }) => `${stack}/${id}`)).size).toBe(made.length)
})

test('a role’s permissions stand in the role alone', () => {
  expect(ofType('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')).toEqual([])
  for (const role of ofType('AWS::IAM::Role'))
    expect(role.Properties.ManagedPolicyArns, role.id).toBeUndefined()
})

/** A value as long as it is once deployed, where what has its name then is so long at most. */
const longest = (value: unknown, chars: number): unknown => {
  if (Array.isArray(value)) return value.map(one => longest(one, chars))
  if (typeof value !== 'object' || value === null) return value
  const [[name, argument] = []] = Object.entries(value)
  if (name === 'Fn::Join') return argument[1].map((one: unknown) => longest(one, chars)).join(argument[0])
  if (name === 'Ref') return '123456789012'
  if (name?.startsWith('Fn::')) return 'x'.repeat(chars)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, longest(member, chars)]))
}

test('no role outgrows what IAM takes of one: 10,240 characters', () => {
  for (const role of ofType('AWS::IAM::Role')) {
    const documents = (role.Properties.Policies ?? []).map(({ PolicyDocument }: never) => PolicyDocument)
    expect(JSON.stringify(longest(documents, 110)).length, role.id).toBeLessThan(10_240)
  }
})

test('a function’s environment stays below Lambda’s 4 KB, long names counted', () => {
  for (const fn of ofType('AWS::Lambda::Function')) {
    const { Variables = {} } = fn.Properties.Environment ?? {}
    expect(JSON.stringify(longest(Variables, 64)).length, fn.id).toBeLessThan(4096)
  }
})

test('nothing is allowed by a wildcard action, and wildcard resources are those of the list', () => {
  const seen = new Set<string>()
  for (const { stack, id, Properties } of ofType('AWS::IAM::Role'))
    for (const { PolicyDocument } of Properties.Policies)
      for (const { Action, Resource } of PolicyDocument.Statement as Statement[])
        for (const action of list(Action)) {
          expect(action, id).not.toContain('*')
          for (const resource of list(Resource).map(one => written(stack, one))) {
            if (!resource.includes('*')) continue
            const entry = Object.entries(wildcardResources).find(
              ([, { actions, ending }]) =>
                (actions as readonly string[]).includes(action) &&
                (ending === '*' ? resource === '*' : resource.endsWith(ending)),
            )
            expect(entry, `${id}: ${action} on ${resource}`).toBeDefined()
            seen.add(entry?.[0] ?? '')
          }
        }
  expect([...seen].toSorted()).toEqual(Object.keys(wildcardResources).toSorted())
})

test('resource policies let in nobody but one service for one source, and deny what is not encrypted', () => {
  for (const { id, Properties } of ofType(
    'AWS::SQS::QueuePolicy',
    'AWS::S3::BucketPolicy',
    'AWS::SNS::TopicPolicy',
  ))
    for (const { Effect, Principal, Condition } of Properties.PolicyDocument.Statement) {
      if (Effect === 'Deny') continue
      expect(Object.keys(Principal), id).toEqual(['Service'])
      expect(JSON.stringify(Condition), id).toMatch(/aws:source(arn|account)/i)
    }
})

test('the audit is only ever added to, read, and asked how it is', () => {
  const onAudit = ofType('AWS::IAM::Role')
    .filter(role => role.Properties.Policies)
    .flatMap(granted)
    .filter(line => line.includes(`${table('audit')}.Arn`) && line.startsWith('dynamodb:'))
    .map(line => line.slice('dynamodb:'.length, line.indexOf(' ')))
  expect([...new Set(onAudit)].sort()).toEqual(['DescribeTable', 'PutItem', 'Query'])
})

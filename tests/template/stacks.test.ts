import { expect, test } from 'vitest'
import { synthesize } from './synthesized.ts'

const stages = { dev: await synthesize('dev'), prod: await synthesize('prod') }
const both = Object.entries(stages)

/** What the embedded cloud carries out. A new type needs its room there first. */
const TYPES = [
  'AWS::ApiGateway::Account',
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::RouteResponse',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::CompositeAlarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolIdentityProvider',
  'AWS::DynamoDB::Table',
  'AWS::Events::Archive',
  'AWS::Events::EventBus',
  'AWS::Events::Rule',
  'AWS::IAM::Role',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::Permission',
  'AWS::Logs::LogGroup',
  'AWS::Route53::HealthCheck',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::WebACL',
  'AWS::WAFv2::WebACLAssociation',
]

test.each(both)(
  '%s: state, accounts, edge, then the nouns, then what opens and watches them; none depends on a later one',
  (stage, { assembly, wirings }) => {
    const order = ['state', 'accounts', 'doors', ...wirings.map(({ noun }) => noun), 'gateway', 'watch'].map(
      name => `coqui-${stage}-${name}`,
    )
    const names = assembly.stacks.map(({ stackName }) => stackName)
    expect(names.toSorted()).toEqual(['coqui-gateway-logs', ...order].toSorted())
    const shared = ['coqui-gateway-logs', ...order.slice(0, 3)]
    for (const stack of assembly.stacks) {
      const needs = stack.dependencies.map(({ id }) => id).filter(id => names.includes(id))
      const before = [...shared, ...order].slice(
        0,
        shared.includes(stack.stackName)
          ? shared.indexOf(stack.stackName)
          : stack.stackName.endsWith('-watch')
            ? -1
            : stack.stackName.endsWith('-gateway')
              ? -2
              : shared.length,
      )
      for (const needed of needs) expect(before, stack.stackName).toContain(needed)
    }
  },
)

test.each(both)('%s: no stack nears the limit of 500 resources', (_, { templates }) => {
  for (const [stack, { Resources }] of templates)
    expect(Object.keys(Resources).length, stack).toBeLessThan(200)
})

test.each(both)('%s: only resource types that the embedded cloud carries out', (_, { resources }) => {
  expect([...new Set(resources.map(({ Type }) => Type))].toSorted()).toEqual(TYPES)
})

test.each(both)(
  '%s: every table is on demand, recoverable, and forgets what expires',
  (stage, { ofType, wirings }) => {
    const tables = ofType('AWS::DynamoDB::Table')
    expect(tables).toHaveLength(wirings.filter(({ table }) => table).length)
    for (const { Properties, DeletionPolicy } of tables) {
      expect(Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        DeletionProtectionEnabled: stage === 'prod',
      })
      if (Properties.StreamSpecification)
        expect(Properties.StreamSpecification.StreamViewType).toBe('NEW_IMAGE')
      expect(DeletionPolicy).toBe(stage === 'prod' ? 'RetainExceptOnCreate' : 'Delete')
    }
  },
)

test('prod keeps people’s data whatever happens to a stack, but what a failed first deployment began', () => {
  for (const type of [
    'AWS::DynamoDB::Table',
    'AWS::Cognito::UserPool',
    'AWS::S3::Bucket',
    'AWS::Logs::LogGroup',
  ])
    for (const { id, DeletionPolicy, UpdateReplacePolicy } of stages.prod.ofType(type)) {
      expect(DeletionPolicy, id).toBe('RetainExceptOnCreate')
      expect(UpdateReplacePolicy, id).toBe('Retain')
    }
  expect(stages.prod.ofType('AWS::Cognito::UserPool')[0]?.Properties.DeletionProtection).toBe('ACTIVE')
  for (const stack of ['state', 'accounts', 'doors'])
    expect(stages.prod.assembly.getStackByName(`coqui-prod-${stack}`).terminationProtection).toBe(true)
})

test.each(both)('%s: what was published outlives the bus by two weeks', (_, { ofType }) => {
  expect(ofType('AWS::Events::Archive')[0]?.Properties).toMatchObject({
    RetentionDays: 14,
    EventPattern: { source: [{ prefix: 'coqui.' }] },
  })
})

test.each(both)('%s: the edge says where it is', (stage, { templates }) => {
  const outputs = templates.get(`coqui-${stage}-doors`)?.Outputs ?? {}
  const named = Object.keys(outputs).filter(name => !name.startsWith('ExportsOutput'))
  expect(named.toSorted()).toEqual([
    'ApiUrl',
    'AuthDomain',
    'DistributionId',
    'DistributionUrl',
    'LiveUrl',
    'PicturesClientId',
    'Region',
    'Settings',
    'SharedClientId',
    'SiteBucket',
    'Transcription',
    'UserPoolClientId',
    'UserPoolId',
  ])
})

/** Every logical id that a value refers to. */
const referredTo = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'Ref' ? [String(part)] : key === 'Fn::GetAtt' ? [String(part[0])] : referredTo(part),
  )
}

test.each(both)(
  '%s: of what cfn-lint warns, there is what docs/operations.md explains',
  (_, { templates, ofType }) => {
    for (const [stack, { Resources, Outputs = {} }] of templates) {
      for (const [id, { Type, Properties, DependsOn = [] }] of Object.entries(Resources)) {
        const implied = [DependsOn].flat().filter(other => referredTo(Properties).includes(other))
        expect(
          implied.map(other => [Type, Resources[other]?.Type]),
          `${stack}/${id}`,
        ).toEqual(implied.map(() => ['AWS::Lambda::Function', 'AWS::IAM::Role']))
      }
      const imported = Object.keys(Outputs).filter(name => 'Fn::ImportValue' in Object(Outputs[name]?.Value))
      expect(imported, stack).toEqual(stack.endsWith('-doors') ? ['UserPoolId'] : [])
    }
    for (const { id, Properties } of ofType('AWS::SQS::Queue'))
      expect(Properties.MessageRetentionPeriod, id).toBe(14 * 24 * 60 * 60)
  },
)

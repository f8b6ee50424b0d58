import { expect, test } from 'vitest'
import { type Placed, synthesize } from './synthesized.ts'

const { ofType, written } = await synthesize('prod')

/** Every alarm as one line: what is measured, of what. */
const alarms = ofType('AWS::CloudWatch::Alarm').map(({ stack, Properties }) => {
  const of = (Properties.Dimensions ?? []).map(({ Value }: { Value: unknown }) => written(stack, Value))
  return [Properties.Namespace, Properties.MetricName, ...of].join(' ')
})
const at = ({ stack, id }: Placed) => `${stack}/${id}`
/** A queue's metrics go by its name. */
const named = (queue: Placed) => `${at(queue)}.QueueName`

test('errors and throttles of every function raise an alarm', () => {
  for (const fn of ofType('AWS::Lambda::Function'))
    for (const metric of ['Errors', 'Throttles']) expect(alarms).toContain(`AWS/Lambda ${metric} ${at(fn)}`)
})

test('a stream’s reader that falls behind raises an alarm', () => {
  const reading = ofType('AWS::Lambda::EventSourceMapping').filter(
    ({ Properties }) => Properties.StartingPosition,
  )
  expect(reading.length).toBeGreaterThan(0)
  for (const { stack, Properties } of reading)
    expect(alarms).toContain(`AWS/Lambda IteratorAge ${written(stack, Properties.FunctionName)}`)
})

test('every queue where work ends raises an alarm at the first message', () => {
  const ends = ofType('AWS::SQS::Queue').filter(({ Properties }) => !Properties.RedrivePolicy)
  expect(ends.length).toBeGreaterThan(0)
  for (const queue of ends)
    expect(alarms).toContain(`AWS/SQS ApproximateNumberOfMessagesVisible ${named(queue)}`)
})

test('both APIs’ server errors, and the HTTP API’s slowness, raise an alarm', () => {
  for (const { stack, id, Properties } of ofType('AWS::ApiGatewayV2::Api')) {
    const metrics = Properties.ProtocolType === 'HTTP' ? ['5xx', 'Latency'] : ['ExecutionError']
    const stage = Properties.ProtocolType === 'HTTP' ? 'api' : 'live'
    for (const metric of metrics) expect(alarms).toContain(`AWS/ApiGateway ${metric} ${stack}/${id} ${stage}`)
  }
})

test('every alarm is sent to the topic, which takes alarms of this account only', () => {
  const [topic] = ofType('AWS::SNS::Topic')
  if (!topic) throw new Error('no topic')
  for (const { stack, id, Properties } of ofType('AWS::CloudWatch::Alarm')) {
    expect(
      Properties.AlarmActions?.map((action: unknown) => written(stack, action)),
      id,
    ).toEqual([at(topic)])
    expect(Properties.TreatMissingData, id).toBe('notBreaching')
    expect(Properties.AlarmDescription, id).toBeTruthy()
  }
  const [policy] = ofType('AWS::SNS::TopicPolicy')
  expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  )
})

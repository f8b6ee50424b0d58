import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { manualClock } from '../clock.ts'
import { queueArn } from '../queues/queue.ts'
import { createQueues } from '../queues/room.ts'
import type { Principal } from '../resource.ts'
import { createSchedules } from '../schedules/room.ts'
import { AwsError, type Need } from '../service.ts'
import { asyncInvocations } from './async-invocations.ts'
import { createEvents } from './room.ts'

const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:f'

async function opened() {
  const clock = manualClock()
  const store = new DatabaseSync(':memory:')
  const problems: string[] = []
  const invoked: unknown[] = []
  const forbidden = new Set<string>()
  const demands: { principal: Principal; need: Need }[] = []
  const report = (problem: string) => void problems.push(problem)
  const permissions = {
    demand(principal: Principal, need: Need) {
      demands.push({ principal, need })
      if (forbidden.has(need.resource)) throw new AwsError('AccessDeniedException', 'not granted')
    },
  }
  const lambdas = { invoke: async (_: string, event: unknown) => invoked.push(event) }
  const invocations = asyncInvocations({ store, lambdas, clock, report })
  const { queues, kinds: queueKinds } = createQueues({ store, clock, address: '' })
  const schedules = createSchedules({ store, queues, invocations, permissions, report, clock })
  const { timetable } = schedules
  const events = createEvents({ store, queues, invocations, timetable, permissions, report, clock })
  for (const QueueName of ['work', 'dead']) {
    await queueKinds['AWS::SQS::Queue']({ stack: 's', logicalId: 'q', type: 'q', properties: { QueueName } })
  }
  const deploy = (kind: keyof typeof events.kinds, properties: object) =>
    events.kinds[kind]({ stack: 's', logicalId: kind, type: kind, properties })
  await deploy('AWS::Events::EventBus', { Name: 'coqui' })
  invocations.start()
  const put = (...Entries: object[]) => events.service.handle('PutEvents', { Entries })
  const bodies = async (name: string) =>
    (await queues.receive(queueArn(name), { most: 10, waitSeconds: 0 })).map(({ body }) => JSON.parse(body))
  return { clock, deploy, put, bodies, events, queues, schedules, problems, invoked, forbidden, demands }
}

const entry = {
  EventBusName: 'coqui',
  Source: 'coqui.reading',
  DetailType: 'reading.finished',
  Detail: '{"id":"e1","body":{"words":[1,2]}}',
}
const rule = {
  Name: 'r',
  EventBusName: 'coqui',
  EventPattern: { source: ['coqui.reading'] },
  Targets: [{ Id: 'q', Arn: queueArn('work'), DeadLetterConfig: { Arn: queueArn('dead') } }],
}

describe('the event bus', () => {
  let house: Awaited<ReturnType<typeof opened>>
  beforeEach(async () => {
    house = await opened()
  })

  it('has queued a matching event when it answers', async () => {
    await house.deploy('AWS::Events::Rule', rule)
    expect(await house.put(entry, { ...entry, Source: 'coqui.coins' })).toMatchObject({ FailedEntryCount: 0 })
    expect(await house.bodies('work')).toMatchObject([
      {
        'detail-type': 'reading.finished',
        source: 'coqui.reading',
        detail: { id: 'e1' },
        account: '000000000000',
      },
    ])
    const sourceArn = 'arn:aws:events:us-east-1:000000000000:rule/coqui/r'
    expect(house.demands).toContainEqual({
      principal: { kind: 'service', service: 'events.amazonaws.com', sourceArn },
      need: { action: 'sqs:SendMessage', resource: queueArn('work') },
    })
  })

  it('fails entries one by one', async () => {
    const answer = await house.put(
      entry,
      { ...entry, Detail: 'x' },
      { ...entry, Source: undefined },
      { ...entry, EventBusName: 'none' },
      { ...entry, Source: 'aws.ec2' },
    )
    expect(answer).toMatchObject({
      FailedEntryCount: 4,
      Entries: [
        { EventId: expect.any(String) },
        { ErrorCode: 'MalformedDetail' },
        { ErrorCode: 'InvalidArgument' },
        { ErrorCode: 'ResourceNotFoundException' },
        { ErrorCode: 'NotAuthorizedForSourceException' },
      ],
    })
  })

  it('keeps the limits of a request', async () => {
    await expect(house.put(...Array(11).fill(entry))).rejects.toThrow('10 entries')
    const Detail = JSON.stringify({ text: 'x'.repeat(130 * 1024) })
    await expect(house.put({ ...entry, Detail }, { ...entry, Detail })).rejects.toThrow('Total size')
  })

  it('asks for the right on each bus', () => {
    expect(
      house.events.service.needs('PutEvents', {
        Entries: [entry, entry, { ...entry, EventBusName: undefined }],
      }),
    ).toEqual([
      { action: 'events:PutEvents', resource: 'arn:aws:events:us-east-1:000000000000:event-bus/coqui' },
      { action: 'events:PutEvents', resource: 'arn:aws:events:us-east-1:000000000000:event-bus/default' },
    ])
  })

  it('buries what the queue does not let in', async () => {
    await house.deploy('AWS::Events::Rule', rule)
    house.forbidden.add(queueArn('work'))
    await house.put(entry)
    const [dead] = await house.queues.receive(queueArn('dead'), { most: 1, waitSeconds: 0 })
    expect(JSON.parse(dead?.attributes ?? '{}')).toMatchObject({
      ERROR_CODE: { StringValue: 'AccessDeniedException' },
    })
    house.forbidden.add(queueArn('dead'))
    await house.put(entry)
    expect(house.problems).toMatchObject([expect.stringContaining('not granted')])
  })

  it('shapes the input of a function', async () => {
    const InputTransformer = {
      InputPathsMap: { id: '$.detail.id', second: '$.detail.body.words[1]', words: '$.detail.body.words' },
      InputTemplate:
        '{"text":"event <id> of <aws.events.rule-name>","id":<id>,"second":<second>,"words":<words>}',
    }
    await house.deploy('AWS::Events::Rule', {
      ...rule,
      Targets: [
        { Id: 'a', Arn: FUNCTION, InputTransformer },
        { Id: 'b', Arn: FUNCTION, InputPath: '$.detail.body' },
        { Id: 'c', Arn: FUNCTION, Input: '{"constant":true}' },
      ],
    })
    await house.put(entry)
    await house.clock.advance(0)
    expect(house.invoked).toEqual([
      { text: 'event e1 of r', id: 'e1', second: 2, words: [1, 2] },
      { words: [1, 2] },
      { constant: true },
    ])
  })

  it('fires a scheduled rule', async () => {
    const Targets = [{ Id: 'a', Arn: FUNCTION }]
    await house.deploy('AWS::Events::Rule', { Name: 'm', ScheduleExpression: 'rate(1 minute)', Targets })
    house.schedules.start()
    await house.clock.advance(60_000)
    expect(house.invoked).toMatchObject([
      {
        'detail-type': 'Scheduled Event',
        source: 'aws.events',
        time: '2026-08-10T12:01:00Z',
        resources: ['arn:aws:events:us-east-1:000000000000:rule/m'],
        detail: {},
      },
    ])
  })

  it('archives what passed and lets it pass again', async () => {
    await house.deploy('AWS::Events::Archive', {
      ArchiveName: 'all',
      SourceArn: 'arn:aws:events:us-east-1:0:event-bus/coqui',
    })
    await house.put(entry)
    await house.deploy('AWS::Events::Rule', rule)
    const now = house.clock.now() / 1000
    await house.events.service.handle('StartReplay', {
      ReplayName: 'again',
      EventSourceArn: 'arn:aws:events:us-east-1:000000000000:archive/all',
      EventStartTime: now - 60,
      EventEndTime: now + 60,
      Destination: { Arn: 'arn:aws:events:us-east-1:0:event-bus/coqui' },
    })
    expect(await house.bodies('work')).toMatchObject([{ 'replay-name': 'again', detail: { id: 'e1' } }])
  })

  it('names what it does not know', async () => {
    await expect(house.deploy('AWS::Events::Rule', { ...rule, Nonsense: 1 })).rejects.toThrow('Nonsense')
    await expect(house.deploy('AWS::Events::Rule', { ...rule, EventBusName: 'none' })).rejects.toThrow('none')
    const Targets = [{ Id: 'x', Arn: 'arn:aws:sns:us-east-1:0:topic' }]
    await expect(house.deploy('AWS::Events::Rule', { ...rule, Targets })).rejects.toThrow('sns')
    await expect(house.events.service.handle('PutRule', {})).rejects.toThrow('PutRule')
  })
})

import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../clock.ts'
import { asyncInvocations } from '../events/async-invocations.ts'
import { createQueues } from '../queues/room.ts'
import { AwsError } from '../service.ts'
import { createSchedules } from './room.ts'

const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:f'
const MINUTE = 60_000
const schedule = {
  Name: 'each-minute',
  ScheduleExpression: 'rate(1 minute)',
  FlexibleTimeWindow: { Mode: 'OFF' },
  Target: { Arn: FUNCTION, RoleArn: 'role', Input: '{"at":"<aws.scheduler.scheduled-time>"}' },
}

function opened(
  handler: (event: unknown) => unknown,
  clock = manualClock(),
  store = new DatabaseSync(':memory:'),
) {
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  const lambdas = { invoke: async (_: string, event: unknown) => handler(event) }
  const invocations = asyncInvocations({ store, lambdas, clock, report })
  const { queues } = createQueues({ store, clock, address: '' })
  let allowed = true
  const permissions = {
    demand() {
      if (!allowed) throw new AwsError('AccessDeniedException', 'no')
    },
  }
  const schedules = createSchedules({ store, queues, invocations, permissions, report, clock })
  const deploy = (properties: object) =>
    schedules.kinds['AWS::Scheduler::Schedule']({ stack: 's', logicalId: 'x', type: 'x', properties })
  const start = () => {
    schedules.start()
    invocations.start()
  }
  const stop = async () => {
    await schedules.close()
    invocations.close()
  }
  return { clock, store, deploy, start, stop, problems, forbid: () => (allowed = false) }
}

describe('schedules', () => {
  it('fires on the grid, with its context', async () => {
    const seen: unknown[] = []
    const { clock, deploy, start } = opened(event => seen.push(event))
    await deploy(schedule)
    start()
    await clock.advance(3 * MINUTE)
    expect(seen).toEqual(['12:01', '12:02', '12:03'].map(time => ({ at: `2026-08-10T${time}:00Z` })))
  })

  it('does not make up for what it slept through, and keeps the grid', async () => {
    const seen: unknown[] = []
    const first = opened(event => seen.push(event))
    await first.deploy(schedule)
    first.start()
    await first.clock.advance(MINUTE)
    await first.stop()
    await first.clock.advance(10.5 * MINUTE)
    const second = opened(event => seen.push(event), first.clock, first.store)
    await second.deploy(schedule)
    second.start()
    await second.clock.advance(MINUTE)
    expect(seen).toEqual([{ at: '2026-08-10T12:01:00Z' }, { at: '2026-08-10T12:12:00Z' }])
  })

  it('tries a failing function again, also after a restart', async () => {
    const seen: unknown[] = []
    const first = opened(() => {
      throw new Error('no')
    })
    await first.deploy(schedule)
    first.start()
    await first.clock.advance(MINUTE)
    await first.stop()
    const second = opened(event => seen.push(event), first.clock, first.store)
    second.start()
    await second.clock.advance(MINUTE)
    expect(seen).toEqual([{ at: '2026-08-10T12:01:00Z' }])
  })

  it('gives up after three attempts and says so', async () => {
    let calls = 0
    const { clock, deploy, start, problems } = opened(() => {
      calls++
      throw new Error('no')
    })
    await deploy({ ...schedule, ScheduleExpression: 'at(2026-08-10T12:01:00)' })
    start()
    await clock.advance(60 * MINUTE)
    expect(calls).toBe(3)
    expect(problems).toMatchObject([expect.stringContaining('failed 3 times')])
  })

  it('says what its role may not do', async () => {
    const { clock, deploy, start, problems, forbid } = opened(() => undefined)
    await deploy(schedule)
    forbid()
    start()
    await clock.advance(MINUTE)
    expect(problems).toMatchObject([expect.stringContaining('cannot reach')])
  })

  it('names what it does not know', async () => {
    const { deploy } = opened(() => undefined)
    await expect(deploy({ ...schedule, Nonsense: 1 })).rejects.toThrow('Nonsense')
    await expect(deploy({ ...schedule, GroupName: 'none' })).rejects.toThrow('none')
  })
})

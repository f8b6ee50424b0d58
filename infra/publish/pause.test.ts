import {
  DeleteFunctionConcurrencyCommand,
  LambdaClient,
  ListEventSourceMappingsCommand,
  PutFunctionConcurrencyCommand,
  UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { wirings } from '#infra/wirings.ts'
import { pause } from './pause.ts'

const lambda = mockClient(LambdaClient)
afterAll(() => lambda.restore())
const identity = (await wirings()).find(({ noun }) => noun === 'identity') ?? expect.unreachable()
beforeEach(() => {
  lambda.reset()
  lambda
    .on(ListEventSourceMappingsCommand)
    .callsFake(({ FunctionName }) => ({ EventSourceMappings: [{ UUID: `mapping of ${FunctionName}` }] }))
})

const switched = () => lambda.commandCalls(UpdateEventSourceMappingCommand).map(({ args }) => args[0].input)
const refused = () =>
  lambda.commandCalls(PutFunctionConcurrencyCommand).map(({ args }) => args[0].input.FunctionName)

test('what waits in queues and streams goes on waiting: its mappings are off, and no concurrency is taken from it', async () => {
  await pause(new LambdaClient(), 'coqui-prod', identity, false)
  expect(switched()).toContainEqual({
    UUID: 'mapping of coqui-prod-identity-on-standing-changed',
    Enabled: false,
  })
  expect(switched()).toContainEqual({ UUID: 'mapping of coqui-prod-identity-relay', Enabled: false })
  expect(refused().toSorted()).toEqual([
    'coqui-prod-identity-compare-people',
    'coqui-prod-identity-groups-http',
    'coqui-prod-identity-http',
    'coqui-prod-identity-pictures-http',
    'coqui-prod-identity-rosters-http',
    'coqui-prod-identity-sessions-http',
    'coqui-prod-identity-sweep-reservations',
  ])
})

test('it goes on as it was', async () => {
  await pause(new LambdaClient(), 'coqui-prod', identity, true)
  expect(switched().every(({ Enabled }) => Enabled)).toBe(true)
  expect(refused()).toEqual([])
  expect(lambda.commandCalls(DeleteFunctionConcurrencyCommand)).toHaveLength(7)
})

import { expect, test } from 'vitest'
import {
  dataAtStake,
  differenceOf,
  ratesLeftBehind,
  saidOf,
  settingsTaken,
  type Templates,
} from './difference.ts'

const table = (pk: string, more: object = {}) => ({
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    AttributeDefinitions: [{ AttributeName: pk, AttributeType: 'S' }],
    KeySchema: [{ AttributeName: pk, KeyType: 'HASH' }],
    ...more,
  },
})
const queue = { Type: 'AWS::SQS::Queue', Properties: {} }
const stack = (name: string, Resources: object, Outputs?: object): Templates =>
  new Map([[name, { Resources, ...(Outputs && { Outputs }) } as never]])

test('a change in place asks for no word', () => {
  const found = differenceOf(
    stack('s', { A: table('pk') }),
    stack('s', { A: table('pk', { DeletionProtectionEnabled: true }), B: queue }),
  )
  expect(found).toMatchObject([{ stack: 's', added: 1, changed: 1, removed: [], replaced: [] }])
  expect(dataAtStake(found)).toEqual([])
})

test('a table that would be made anew, or taken out, is at stake; a queue is not', () => {
  const replaced = differenceOf(stack('s', { A: table('pk') }), stack('s', { A: table('id') }))
  expect(dataAtStake(replaced)).toEqual([{ id: 'A', type: 'AWS::DynamoDB::Table' }])
  expect(saidOf(replaced)).toContain('  replaced: AWS::DynamoDB::Table A')
  const removed = differenceOf(stack('s', { A: table('pk'), B: queue }), stack('s', {}))
  expect(dataAtStake(removed)).toEqual([{ id: 'A', type: 'AWS::DynamoDB::Table' }])
  expect(saidOf(removed)).toContain('  lost: AWS::DynamoDB::Table A')
})

test('a stack that the release does not know is named as deleted, one that is as it was is not named', () => {
  const before: Templates = new Map([...stack('s', { A: queue }), ...stack('gone', { B: queue })])
  const found = differenceOf(before, stack('s', { A: queue }))
  expect(found.map(({ stack, isGone }) => [stack, isGone])).toEqual([['gone', true]])
  expect(saidOf(differenceOf(before, before))).toEqual(['Nothing changes.'])
})

test('settings that a stage has and its file no longer says are taken, whether left out or switched off', () => {
  const doors = (settings: object) =>
    stack('coqui-prod-doors', {}, { Settings: { Value: JSON.stringify(settings) } })
  const had = doors({ domain: 'lee.example', canary: true, transcription: false })
  expect(settingsTaken(had, doors({ canary: false }))).toEqual(['domain', 'canary'])
  expect(settingsTaken(had, doors({ domain: 'other.example', canary: true }))).toEqual([])
  expect(settingsTaken(new Map(), doors({}))).toEqual([])
})

test('a route that goes away though the gateway has a rate for it is told', () => {
  const stage = (...keys: string[]) =>
    stack('gateway', {
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: { RouteSettings: Object.fromEntries(keys.map(key => [key, {}])) },
      },
    })
  const routes = (...keys: string[]) =>
    stack(
      'noun',
      Object.fromEntries(
        keys.map((RouteKey, i) => [`R${i}`, { Type: 'AWS::ApiGatewayV2::Route', Properties: { RouteKey } }]),
      ),
    )
  const deployed = new Map([...stage('GET /a', 'GET /b'), ...routes('GET /a', 'GET /b', 'GET /c')])
  // One loses its rate alone, the other the route with it.
  const next = new Map([...stage(), ...routes('GET /a')])
  expect(ratesLeftBehind(deployed, next)).toEqual(['GET /b'])
  expect(ratesLeftBehind(new Map(), next)).toEqual([])
})

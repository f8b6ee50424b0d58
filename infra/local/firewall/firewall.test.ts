import { beforeEach, describe, expect, test } from 'vitest'
import { type ManualClock, manualClock } from '../clock.ts'
import { createFirewalls } from './room.ts'

const unseen = { CloudWatchMetricsEnabled: true, SampledRequestsEnabled: false, MetricName: 'm' }
const starts = (SearchString: string, ...types: string[]) => ({
  ByteMatchStatement: {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString,
    TextTransformations: types.map((Type, Priority) => ({ Priority, Type })),
  },
})
const rule = (Priority: number, Statement: object, Block: object = {}) => ({
  Name: `rule-${Priority}`,
  Priority,
  Action: { Block },
  Statement,
  VisibilityConfig: unseen,
})
const limited = (Limit: number, more: object = {}) => ({
  RateBasedStatement: { AggregateKeyType: 'IP', Limit, ...more },
})

let clock: ManualClock
let firewalls: ReturnType<typeof createFirewalls>
beforeEach(() => {
  clock = manualClock()
  firewalls = createFirewalls(clock)
})

async function deployed(...Rules: object[]) {
  const made = await firewalls.kinds['AWS::WAFv2::WebACL']?.({
    stack: 's',
    logicalId: 'Acl',
    type: 'AWS::WAFv2::WebACL',
    properties: {
      Name: 'acl',
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      CustomResponseBodies: { many: { ContentType: 'APPLICATION_JSON', Content: '{"message":"Too Many"}' } },
      Rules,
      VisibilityConfig: unseen,
    },
  })
  const arn = String(made?.attributes.Arn)
  return {
    arn,
    ask: (path: string, from = 'a', headers = {}) => firewalls.judge(arn, request(path, from, headers)),
  }
}

const request = (path: string, from: string, headers = {}) => ({
  method: 'GET',
  path,
  query: '',
  headers,
  body: Buffer.alloc(0),
  from,
})

describe('a rate rule', () => {
  test('lets so many of an address through, and of another as many', async () => {
    const { ask } = await deployed(rule(0, limited(2)))
    expect([ask('/'), ask('/')]).toEqual([undefined, undefined])
    expect(ask('/')?.status).toBe(403)
    expect(ask('/', 'b')).toBeUndefined()
  })

  test('looks back over its window, and counts what it refused', async () => {
    const { ask } = await deployed(rule(0, limited(2, { EvaluationWindowSec: 60 })))
    for (const _ of [1, 2]) ask('/')
    await clock.advance(30_000)
    expect(ask('/')?.status).toBe(403)
    await clock.advance(31_000)
    // The first two are forgotten, the refused one is not.
    expect(ask('/')).toBeUndefined()
    expect(ask('/')?.status).toBe(403)
  })

  test('counts only what it is about, however that is written', async () => {
    const { ask } = await deployed(
      rule(
        0,
        limited(1, { ScopeDownStatement: starts('/api/class-codes/', 'URL_DECODE', 'NORMALIZE_PATH') }),
      ),
    )
    expect(ask('/api/class-codes/A')).toBeUndefined()
    for (const _ of [1, 2, 3]) expect(ask('/api/schools')).toBeUndefined()
    expect(ask('/api/%63lass-codes/B')?.status).toBe(403)
    expect(ask('/api/x/../class-codes/C')?.status).toBe(403)
  })

  test('answers as its own response says', async () => {
    const own = { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'many' } }
    const { ask } = await deployed(rule(0, limited(0), own))
    expect(ask('/')).toEqual({
      status: 429,
      headers: { 'content-type': 'application/json' },
      body: '{"message":"Too Many"}',
    })
  })
})

test('the first rule by priority that blocks gives the answer', async () => {
  const blocks = (code: number) => ({ CustomResponse: { ResponseCode: code } })
  const { ask } = await deployed(
    rule(2, starts('/a', 'NONE'), blocks(402)),
    rule(1, starts('/a/b', 'LOWERCASE'), blocks(401)),
  )
  expect(ask('/A/b')?.status).toBe(401)
  expect(ask('/a')?.status).toBe(402)
  expect(ask('/A')).toBeUndefined()
})

test('a header can be what a rule is about; what is not sent is not matched', async () => {
  const header = {
    ByteMatchStatement: {
      FieldToMatch: { SingleHeader: { Name: 'X-Amz-Target' } },
      PositionalConstraint: 'ENDS_WITH',
      SearchString: '.DeleteUser',
      TextTransformations: [{ Priority: 0, Type: 'NONE' }],
    },
  }
  const { ask, arn } = await deployed(rule(0, header))
  const deleting = { 'x-amz-target': 'AWSCognitoIdentityProviderService.DeleteUser' }
  expect(ask('/', 'a', deleting)?.status).toBe(403)
  expect(ask('/')).toBeUndefined()
  // Before a user pool it is asked once it is associated with one.
  expect(firewalls.judgeAtPool(request('/', 'a', deleting))).toBeUndefined()
  const associate = (ResourceArn: string, WebACLArn: string) =>
    firewalls.kinds['AWS::WAFv2::WebACLAssociation']?.({
      stack: 's',
      logicalId: 'Before',
      type: 'AWS::WAFv2::WebACLAssociation',
      properties: { ResourceArn, WebACLArn },
    })
  await associate('arn:aws:cognito-idp:us-east-1:000000000000:userpool/pool', arn)
  expect(firewalls.judgeAtPool(request('/', 'a', deleting))?.status).toBe(403)
  await expect(associate('arn:x', 'arn:gone')).rejects.toThrow('there is no arn:gone')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Principal } from '../resource.ts'
import { permissionsOf } from './access.ts'
import { createIam } from './iam.ts'
import { matches, type Statement } from './policy.ts'

const ROLE = 'arn:aws:iam::000000000000:role/reader'
const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/coins'
const reader: Principal = {
  kind: 'function',
  functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:coins-http',
  roleArn: ROLE,
}
const rule: Principal = {
  kind: 'service',
  service: 'events.amazonaws.com',
  sourceArn: 'arn:aws:events:x:0:rule/a',
}

const statement = (given: Partial<Statement> = {}): Statement => ({
  Effect: 'Allow',
  Action: ['dynamodb:GetItem'],
  Resource: [TABLE],
  ...given,
})
const decide = (
  identity: readonly Statement[],
  resource: readonly Statement[] = [],
  principal: Principal = reader,
  context = {},
) => {
  const permissions = permissionsOf({ ofRole: () => identity, ofResources: () => resource })
  try {
    permissions.demand(principal, { action: 'dynamodb:GetItem', resource: TABLE, context })
    return 'allowed'
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown'
  }
}

describe('a role', () => {
  test('may do what its policy allows and nothing else, in AWS’s words', () => {
    expect(decide([statement()])).toBe('allowed')
    expect(decide([statement({ Action: ['dynamodb:PutItem'] })])).toBe(
      `User: arn:aws:sts::000000000000:assumed-role/reader/coins-http is not authorized to perform: dynamodb:GetItem on resource: ${TABLE} because no identity-based policy allows the dynamodb:GetItem action`,
    )
    expect(decide([statement({ Resource: [`${TABLE}/index/*`] })])).toContain('not authorized')
    expect(decide([statement({ Action: ['dynamodb:Get*'], Resource: ['*'] })])).toBe('allowed')
  })

  test('is stopped by an explicit deny, wherever it stands', () => {
    const deny = statement({ Effect: 'Deny', Resource: ['*'] })
    expect(decide([deny, statement()])).toContain('with an explicit deny in an identity-based policy')
    expect(decide([statement()], [{ ...deny, Principal: '*' }])).toContain(
      'explicit deny in a resource-based policy',
    )
  })

  test.each([
    [
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['STANDING#*'] } },
      ['STANDING#1', 'STANDING#2'],
      true,
    ],
    [
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['STANDING#*'] } },
      ['STANDING#1', 'PROFILE#2'],
      false,
    ],
    [{ StringEquals: { 'dynamodb:leadingkeys': ['A'] } }, 'A', true],
    [{ StringEquals: { 'dynamodb:LeadingKeys': ['A'] } }, 'B', false],
    [{ StringLike: { 'dynamodb:LeadingKeys': ['A?'] } }, 'AB', true],
    [{ StringEquals: { 'another:key': ['A'] } }, 'A', false],
  ])('under the condition %j with %j: %s', (Condition, keys, allowed) => {
    const result = decide([statement({ Condition })], [], reader, { 'dynamodb:LeadingKeys': keys })
    expect(result === 'allowed').toBe(allowed)
  })
})

describe('a service', () => {
  const policy = statement({
    Principal: { Service: ['events.amazonaws.com'] },
    Condition: { ArnEquals: { 'aws:SourceArn': ['arn:aws:events:x:0:rule/a'] } },
  })
  test('needs the resource’s own policy, for that very source', () => {
    expect(decide([], [policy], rule)).toBe('allowed')
    expect(decide([], [policy], { ...rule, sourceArn: 'arn:aws:events:x:0:rule/b' })).toContain(
      'no resource-based',
    )
    expect(decide([], [policy], { ...rule, service: 'sns.amazonaws.com' })).toContain('no resource-based')
    expect(decide([statement()], [], rule)).toContain('no resource-based')
  })
  test('does not make way for a stranger or a role', () => {
    expect(decide([], [policy], { kind: 'anonymous' })).toContain('User: anonymous')
    expect(decide([], [policy])).toContain('not authorized')
  })
})

test('a bucket that refuses unencrypted lines refuses none here', () => {
  const deny = statement({
    Effect: 'Deny',
    Principal: { AWS: ['*'] },
    Condition: { Bool: { 'aws:SecureTransport': ['false'] } },
  })
  expect(decide([statement()], [deny])).toBe('allowed')
})

describe('deployed policies', () => {
  const declare = (type: string, properties: unknown) => {
    const deploy = iam.kinds[type]
    if (!deploy) throw new Error(type)
    return deploy({ stack: 'stack', logicalId: 'One', type, properties })
  }
  const trust = {
    Statement: [
      { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } },
    ],
  }
  let iam = createIam()

  test('a policy of its own joins a role', async () => {
    iam = createIam()
    const role = await declare('AWS::IAM::Role', { AssumeRolePolicyDocument: trust })
    const roleArn = String(role.attributes.Arn)
    const need = { action: 'dynamodb:GetItem', resource: TABLE }
    expect(() => iam.demand({ ...reader, roleArn }, need)).toThrow('not authorized')
    await declare('AWS::IAM::Policy', {
      PolicyName: 'p',
      Roles: [role.ref],
      PolicyDocument: { Statement: { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: TABLE } },
    })
    expect(() => iam.demand({ ...reader, roleArn }, need)).not.toThrow()
    expect(iam.trusts(roleArn, 'lambda.amazonaws.com')).toBe(true)
    expect(iam.trusts(roleArn, 'events.amazonaws.com')).toBe(false)
  })

  test.each([
    ['NotAction', { Action: 'x', NotAction: 'x', Resource: '*' }],
    ['NumericLessThan', { Action: 'x', Resource: '*', Condition: { NumericLessThan: { a: 1 } } }],
  ])('%s, which cannot be evaluated, is refused', async (name, given) => {
    const PolicyDocument = { Statement: [{ Effect: 'Allow', ...given }] }
    await expect(declare('AWS::IAM::Policy', { PolicyName: 'p', Roles: [], PolicyDocument })).rejects.toThrow(
      name,
    )
  })
})

test('wildcards match as their regular expressions do', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', ':', '.'), maxLength: 12 })
  const asRegExp = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '.*').replace(/\?/g, '.')}$`)
  fc.assert(
    fc.property(text, text, (pattern, value) => matches(pattern, value) === asRegExp(pattern).test(value)),
  )
})

test('more allowed never takes away, more denied never gives', () => {
  const patterns = fc.constantFrom('dynamodb:GetItem', 'dynamodb:*', '*', 'dynamodb:PutItem', 's3:*')
  const statements = fc.array(
    fc.record({
      Effect: fc.constantFrom('Allow' as const, 'Deny' as const),
      Action: fc.tuple(patterns),
      Resource: fc.constantFrom<string[]>([TABLE], ['*'], ['arn:other']),
    }),
  )
  fc.assert(
    fc.property(statements, statements, (some, more) => {
      const allows = more.filter(({ Effect }) => Effect === 'Allow')
      const denies = more.filter(({ Effect }) => Effect === 'Deny')
      if (decide(some) === 'allowed') expect(decide([...some, ...allows])).toBe('allowed')
      if (decide(some) !== 'allowed') expect(decide([...some, ...denies])).not.toBe('allowed')
    }),
  )
})

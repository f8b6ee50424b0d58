import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Template } from './assembly.ts'
import { deployAssembly } from './deploy.ts'
import { kind, tags } from './kind.ts'
import { deploymentOrder } from './order.ts'
import { resolve, type Scope } from './resolve.ts'

/** A placeholder of `Fn::Sub`. */
const of = (name: string) => `\${${name}}`

const template = (given: Partial<Template> = {}): Template => ({
  Parameters: {},
  Mappings: {},
  Conditions: {},
  Resources: {},
  Outputs: {},
  ...given,
})

const scope = (given: Partial<Scope> = {}): Scope => ({
  stack: 'stack',
  template: template({
    Parameters: { Size: { Default: 'small' } },
    Mappings: { Map: { a: { b: 7 } } },
    Conditions: { Yes: { 'Fn::Equals': [1, 1] }, No: { 'Fn::Not': [{ Condition: 'Yes' }] } },
  }),
  deployed: new Map([['Table', { ref: 'table-1', attributes: { Arn: 'arn:table-1', 'Deep.Name': 'deep' } }]]),
  exported: new Map([['there', 'value']]),
  outputs: new Map([['first', new Map([['Out', 'put']])]]),
  ...given,
})

describe('intrinsic functions', () => {
  test.each([
    [{ Ref: 'Table' }, 'table-1'],
    [{ Ref: 'Size' }, 'small'],
    [{ Ref: 'AWS::Region' }, 'us-east-1'],
    [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:table-1'],
    [{ 'Fn::GetAtt': 'Table.Deep.Name' }, 'deep'],
    [
      { 'Fn::Sub': [of('Table'), of('Table.Arn'), of('!Kept'), of('AWS::AccountId')].join('/') },
      `table-1/arn:table-1/${of('Kept')}/000000000000`,
    ],
    [{ 'Fn::Sub': [`${of('x')}-${of('Table')}`, { x: { Ref: 'Size' } }] }, 'small-table-1'],
    [{ 'Fn::Join': [':', ['a', { Ref: 'Table' }, 1]] }, 'a:table-1:1'],
    [{ 'Fn::Select': ['1', { 'Fn::Split': [',', 'a,b,c'] }] }, 'b'],
    [{ 'Fn::Base64': 'á' }, 'w6E='],
    [{ 'Fn::FindInMap': ['Map', 'a', 'b'] }, 7],
    [{ 'Fn::ImportValue': 'there' }, 'value'],
    [{ 'Fn::GetStackOutput': { StackName: 'first', OutputName: 'Out' } }, 'put'],
    [{ 'Fn::If': ['Yes', 'one', { Ref: 'Nothing' }] }, 'one'],
    [{ a: { 'Fn::If': ['No', 1, { Ref: 'AWS::NoValue' }] }, b: [{ Ref: 'AWS::NoValue' }, 2] }, { b: [2] }],
    [
      { Condition: { StringEquals: { a: { Ref: 'Size' } } } },
      { Condition: { StringEquals: { a: 'small' } } },
    ],
  ])('%j', (value, expected) => expect(resolve(scope(), value)).toEqual(expected))

  test.each([
    [{ Ref: 'Gone' }, 'stack refers to Gone, which is not deployed'],
    [{ 'Fn::GetAtt': ['Table', 'Gone'] }, 'has no attribute Gone'],
    [{ 'Fn::ImportValue': 'gone' }, 'imports gone'],
    [{ 'Fn::Transform': {} }, 'Fn::Transform'],
    [{ 'Fn::Join': ['', [{ a: 1 }]] }, 'needs a string'],
  ])('%j is an error that says so', (value, message) =>
    expect(() => resolve(scope(), value)).toThrow(message),
  )
})

test('resources are deployed after those they refer to, however they refer', () => {
  const resource = (Properties: Record<string, unknown>, DependsOn: string[] = []) => ({
    Type: 'X',
    Properties,
    DependsOn,
  })
  const Resources = {
    A: resource({ b: { 'Fn::GetAtt': ['B', 'Arn'] } }, ['E']),
    B: resource({ c: [{ 'Fn::Sub': `x-${of('C.Arn')}` }] }),
    C: resource({ d: { Ref: 'D' } }),
    D: resource({}),
    E: resource({ a: { Ref: 'AWS::Region' } }),
  }
  expect(deploymentOrder({ Resources })).toEqual(['E', 'D', 'C', 'B', 'A'])
  const circular = { ...Resources, D: resource({ a: { Ref: 'A' } }) }
  expect(() => deploymentOrder({ Resources: circular })).toThrow('Circular dependency: A → B → C → D → A')
})

describe('a deployment', () => {
  const thing = kind(
    z.strictObject({
      Size: z.number(),
      Inner: z.optional(z.strictObject({ Name: z.string() })),
      Tags: tags(),
    }),
    ({ Size }, { logicalId }) => ({ ref: logicalId, attributes: { Size } }),
  )
  const stack = (Type: string, Properties: Record<string, unknown>) => ({
    stacks: [
      { name: 'stack', template: template({ Resources: { One: { Type, Properties, DependsOn: [] } } }) },
    ],
  })

  test('gives outputs, and exports them to later stacks', async () => {
    const first = template({
      Resources: { One: { Type: 'A::B::Thing', Properties: { Size: 3 }, DependsOn: [] } },
      Outputs: { Size: { Value: { 'Fn::GetAtt': ['One', 'Size'] }, Export: { Name: 'first:Size' } } },
    })
    const second = template({ Outputs: { Copy: { Value: { 'Fn::ImportValue': 'first:Size' } } } })
    const stacks = [
      { name: 'first', template: first },
      { name: 'second', template: second },
    ]
    const { outputs } = await deployAssembly({ stacks }, { 'A::B::Thing': thing })
    expect(outputs.get('second')?.get('Copy')).toBe(3)
  })

  test.each([
    ['an unknown type', 'A::B::Other', {}, 'A::B::Other stack/One: this machine has no such resource type'],
    [
      'an unknown property',
      'A::B::Thing',
      { Size: 1, Colour: 'red' },
      'A::B::Thing stack/One, property Colour: not known on this machine',
    ],
    [
      'an unknown property within',
      'A::B::Thing',
      { Size: 1, Inner: { Name: 'x', Age: 1 } },
      'property Inner.Age: not known',
    ],
    ['a wrong type', 'A::B::Thing', { Size: 'large' }, 'property Size: invalid_type, expected number'],
  ])('%s is an error that names it', async (_, type, properties, message) => {
    await expect(deployAssembly(stack(type, properties), { 'A::B::Thing': thing })).rejects.toThrow(message)
  })
})

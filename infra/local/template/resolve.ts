import { RULES_MODEL } from '../bedrock/model-id.ts'
import type { DeployedResource } from '../resource.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import type { Template } from './assembly.ts'

/** What a template's intrinsic functions may refer to. */
export interface Scope {
  readonly stack: string
  readonly template: Template
  /** The resources of this stack that are already deployed. */
  readonly deployed: ReadonlyMap<string, DeployedResource>
  /** The exports of other stacks. */
  readonly exported: Pick<ReadonlyMap<string, unknown>, 'has' | 'get'>
  /** The outputs of earlier stacks, by stack and output. */
  readonly outputs: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

/** What this machine's deployment says where a template asks: nobody here has a language model. */
const LOCAL_PARAMETERS: Readonly<Record<string, unknown>> = { ModelId: RULES_MODEL }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NO_VALUE = Symbol('AWS::NoValue')

const pseudo = (scope: Scope): Fields => ({
  'AWS::AccountId': LOCAL_ACCOUNT,
  'AWS::Region': LOCAL_REGION,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': scope.stack,
  'AWS::StackId': `arn:aws:cloudformation:${LOCAL_REGION}:${LOCAL_ACCOUNT}:stack/${scope.stack}/local`,
  'AWS::NotificationARNs': [],
  'AWS::NoValue': NO_VALUE,
})

/** Finds the attribute that `name` is a path into, as in `MasterUser.SecretArn`. */
function attributeOf(scope: Scope, logicalId: string, name: string): unknown {
  const resource = find(scope, logicalId)
  if (!(name in resource.attributes))
    throw new Error(
      `${scope.stack}/${logicalId} (${scope.template.Resources[logicalId]?.Type}) has no attribute ${name} on this machine`,
    )
  return resource.attributes[name]
}

function find(scope: Scope, logicalId: string): DeployedResource {
  const resource = scope.deployed.get(logicalId)
  if (!resource) throw new Error(`${scope.stack} refers to ${logicalId}, which is not deployed`)
  return resource
}

function reference(scope: Scope, name: string): unknown {
  const fixed = pseudo(scope)
  if (name in fixed) return fixed[name]
  const parameter = scope.template.Parameters[name]
  if (parameter) return LOCAL_PARAMETERS[name] ?? parameter.Default
  return find(scope, name).ref
}

function text(value: unknown, where: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  throw new Error(`${where} needs a string, got ${JSON.stringify(value)}`)
}

function list(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`${where} needs a list, got ${JSON.stringify(value)}`)
}

function substitute(scope: Scope, argument: unknown): string {
  const [template, variables] = Array.isArray(argument) ? argument : [argument, {}]
  const named: Fields = isFields(variables) ? variables : {}
  return text(template, 'Fn::Sub').replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`
    if (name in named) return text(named[name], 'Fn::Sub')
    const [logicalId = '', ...attribute] = name.split('.')
    const isAttribute = attribute.length > 0 && !name.startsWith('AWS::')
    return text(
      isAttribute ? attributeOf(scope, logicalId, attribute.join('.')) : reference(scope, name),
      'Fn::Sub',
    )
  })
}

/** Whether a condition of the template holds. */
export function holds(scope: Scope, name: string): boolean {
  if (!(name in scope.template.Conditions)) throw new Error(`${scope.stack} has no condition ${name}`)
  return resolve(scope, scope.template.Conditions[name]) === true
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown

/** Their arguments are already resolved. */
const INTRINSICS: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => reference(scope, text(name, 'Ref')),
  Condition: (name, scope) => holds(scope, text(name, 'Condition')),
  'Fn::GetAtt': (argument, scope) => {
    const parts = typeof argument === 'string' ? argument.split('.') : list(argument, 'Fn::GetAtt')
    const [logicalId, ...name] = parts
    return attributeOf(scope, text(logicalId, 'Fn::GetAtt'), name.join('.'))
  },
  'Fn::Sub': (argument, scope) => substitute(scope, argument),
  'Fn::Join': argument => {
    const [separator, values] = list(argument, 'Fn::Join')
    return list(values, 'Fn::Join')
      .map(value => text(value, 'Fn::Join'))
      .join(text(separator, 'Fn::Join'))
  },
  'Fn::Split': argument => {
    const [separator, value] = list(argument, 'Fn::Split')
    return text(value, 'Fn::Split').split(text(separator, 'Fn::Split'))
  },
  'Fn::Select': argument => {
    const [index, values] = list(argument, 'Fn::Select')
    return list(values, 'Fn::Select')[Number(index)]
  },
  'Fn::Base64': argument => Buffer.from(text(argument, 'Fn::Base64')).toString('base64'),
  'Fn::GetAZs': () => ['a', 'b', 'c'].map(zone => LOCAL_REGION + zone),
  'Fn::FindInMap': (argument, scope) => {
    const [map, first, second] = list(argument, 'Fn::FindInMap').map(part => text(part, 'Fn::FindInMap'))
    const value = scope.template.Mappings[map ?? '']?.[first ?? '']?.[second ?? '']
    if (value === undefined) throw new Error(`${scope.stack} has no mapping ${map}.${first}.${second}`)
    return value
  },
  'Fn::ImportValue': (name, scope) => {
    const key = text(name, 'Fn::ImportValue')
    if (!scope.exported.has(key)) throw new Error(`${scope.stack} imports ${key}, which no stack exports`)
    return scope.exported.get(key)
  },
  'Fn::GetStackOutput': (argument, scope) => {
    const { StackName, OutputName } = isFields(argument) ? argument : {}
    const [stack, output] = [text(StackName, 'Fn::GetStackOutput'), text(OutputName, 'Fn::GetStackOutput')]
    const outputs = scope.outputs.get(stack)
    if (!outputs?.has(output))
      throw new Error(`${scope.stack} reads ${stack}.${output}, which no earlier stack gives`)
    return outputs.get(output)
  },
  'Fn::Equals': argument => {
    const [one, other] = list(argument, 'Fn::Equals')
    return one === other
  },
  'Fn::Not': argument => list(argument, 'Fn::Not')[0] !== true,
  'Fn::And': argument => list(argument, 'Fn::And').every(value => value === true),
  'Fn::Or': argument => list(argument, 'Fn::Or').some(value => value === true),
}

/** A template's value with every intrinsic function carried out; what is `AWS::NoValue` is left out. */
export function resolve(scope: Scope, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => resolve(scope, item)).filter(item => item !== NO_VALUE)
  if (!isFields(value)) return value
  const [entry, ...more] = Object.entries(value)
  if (entry && more.length === 0) {
    const [name, argument] = entry
    if (name === 'Fn::If') {
      const [condition, yes, no] = list(argument, name)
      return resolve(scope, holds(scope, text(condition, name)) ? yes : no)
    }
    const intrinsic = INTRINSICS[name]
    // A policy statement may be `{ Condition: {…} }`, but never by name.
    if (intrinsic && (name !== 'Condition' || typeof argument === 'string'))
      return intrinsic(resolve(scope, argument), scope)
    if (name.startsWith('Fn::'))
      throw new Error(`${scope.stack} uses ${name}, which this machine does not know`)
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, resolve(scope, member)] as const)
      .filter(([, member]) => member !== NO_VALUE),
  )
}

/** The logical ids and pseudo-parameters that a value refers to. */
export function* referencesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesOf(item)
  if (!isFields(value)) return
  for (const [name, argument] of Object.entries(value)) {
    if (name === 'Ref' && typeof argument === 'string') yield argument
    else if (name === 'Fn::GetAtt')
      yield String(Array.isArray(argument) ? argument[0] : argument).split('.')[0] ?? ''
    else if (name === 'Fn::Sub')
      for (const [, reference = ''] of String(Array.isArray(argument) ? argument[0] : argument).matchAll(
        /\$\{([^!}]+)\}/g,
      ))
        yield reference.split('.')[0] ?? ''
    yield* referencesOf(argument)
  }
}

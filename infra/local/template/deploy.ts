import type { DeployedResource, ResourceKinds } from '../resource.ts'
import type { Assembly, Stack } from './assembly.ts'
import { type Exports, holdExports } from './exports.ts'
import { deploymentOrder } from './order.ts'
import { holds, resolve, type Scope } from './resolve.ts'

/** The outputs of each stack, by stack and output. */
export type Outputs = ReadonlyMap<string, ReadonlyMap<string, unknown>>

export interface Deployed {
  readonly outputs: Outputs
  /** By `stack/logicalId`. */
  readonly resources: ReadonlyMap<string, DeployedResource>
}

/**
 * Carries out every resource of every stack, in the order of their dependencies. `exports` holds what earlier deployments
 * exported and imported.
 */
export async function deployAssembly(
  { stacks }: Pick<Assembly, 'stacks'>,
  kinds: ResourceKinds,
  exports: Exports = holdExports(),
): Promise<Deployed> {
  assertKnown(stacks, kinds)
  const outputs = new Map<string, ReadonlyMap<string, unknown>>()
  const resources = new Map<string, DeployedResource>()
  for (const stack of stacks) {
    const deployed = new Map<string, DeployedResource>()
    const update = exports.update(stack.name)
    const exported = update.imports
    const scope: Scope = { stack: stack.name, template: stack.template, deployed, exported, outputs }
    await deployResources(scope, kinds, deployed)
    const given = outputsOf(scope)
    update.settle(given.exported)
    outputs.set(stack.name, given.outputs)
    for (const [logicalId, resource] of deployed) resources.set(`${stack.name}/${logicalId}`, resource)
  }
  return { outputs, resources }
}

/** Before anything is deployed. */
function assertKnown(stacks: readonly Stack[], kinds: ResourceKinds) {
  for (const { name, template } of stacks)
    for (const [logicalId, { Type }] of Object.entries(template.Resources))
      if (!kinds[Type])
        throw new Error(`${Type} ${name}/${logicalId}: this machine has no such resource type`)
}

const isPresent = (scope: Scope, condition: string | undefined) =>
  condition === undefined || holds(scope, condition)

async function deployResources(
  scope: Scope,
  kinds: ResourceKinds,
  deployed: Map<string, DeployedResource>,
): Promise<void> {
  const { stack, template } = scope
  for (const logicalId of deploymentOrder(template)) {
    const resource = template.Resources[logicalId]
    const deploy = resource && kinds[resource.Type]
    if (!deploy || !isPresent(scope, resource.Condition)) continue
    const properties = resolve(scope, resource.Properties)
    deployed.set(logicalId, await deploy({ stack, logicalId, type: resource.Type, properties }))
  }
}

function outputsOf(scope: Scope) {
  const outputs = new Map<string, unknown>()
  const exported = new Map<string, unknown>()
  for (const [id, { Value, Export, Condition }] of Object.entries(scope.template.Outputs)) {
    if (!isPresent(scope, Condition)) continue
    outputs.set(id, resolve(scope, Value))
    if (Export) exported.set(String(resolve(scope, Export.Name)), outputs.get(id))
  }
  return { outputs, exported }
}

import type { DeployedResource, ResourceKinds } from '../resource.ts'
import type { Assembly, Stack } from './assembly.ts'
import { deploymentOrder } from './order.ts'
import { holds, resolve, type Scope } from './resolve.ts'

/** The outputs of each stack, by stack and output. */
export type Outputs = ReadonlyMap<string, ReadonlyMap<string, unknown>>

/** Carries out every resource of every stack, in the order of their dependencies. */
export async function deployAssembly(
  { stacks }: Pick<Assembly, 'stacks'>,
  kinds: ResourceKinds,
): Promise<Outputs> {
  assertKnown(stacks, kinds)
  const exported = new Map<string, unknown>()
  const outputs = new Map<string, ReadonlyMap<string, unknown>>()
  for (const stack of stacks) outputs.set(stack.name, await deployStack(stack, kinds, exported, outputs))
  return outputs
}

/** Before anything is deployed. */
function assertKnown(stacks: readonly Stack[], kinds: ResourceKinds) {
  for (const { name, template } of stacks)
    for (const [logicalId, { Type }] of Object.entries(template.Resources))
      if (!kinds[Type])
        throw new Error(`${Type} ${name}/${logicalId}: this machine has no such resource type`)
}

async function deployStack(
  { name, template }: Stack,
  kinds: ResourceKinds,
  exported: Map<string, unknown>,
  outputs: Outputs,
): Promise<ReadonlyMap<string, unknown>> {
  const deployed = new Map<string, DeployedResource>()
  const scope: Scope = { stack: name, template, deployed, exported, outputs }
  const present = (condition: string | undefined) => condition === undefined || holds(scope, condition)
  for (const logicalId of deploymentOrder(template)) {
    const resource = template.Resources[logicalId]
    const deploy = resource && kinds[resource.Type]
    if (!deploy || !present(resource.Condition)) continue
    const properties = resolve(scope, resource.Properties)
    deployed.set(logicalId, await deploy({ stack: name, logicalId, type: resource.Type, properties }))
  }
  const given = Object.entries(template.Outputs).filter(([, { Condition }]) => present(Condition))
  return new Map(
    given.map(([id, { Value, Export }]) => {
      const value = resolve(scope, Value)
      if (Export) exported.set(String(resolve(scope, Export.Name)), value)
      return [id, value]
    }),
  )
}

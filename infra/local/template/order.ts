import type { Template } from './assembly.ts'
import { referencesOf } from './resolve.ts'

/** The logical ids of a template's resources, each after those it refers to. */
export function deploymentOrder({ Resources }: Pick<Template, 'Resources'>): readonly string[] {
  const order = new Set<string>()
  const visit = (logicalId: string, path: readonly string[]) => {
    const resource = Resources[logicalId]
    if (!resource || order.has(logicalId)) return
    if (path.includes(logicalId)) throw new Error(`Circular dependency: ${[...path, logicalId].join(' → ')}`)
    const needed = new Set([...[resource.DependsOn].flat(), ...referencesOf(resource.Properties)])
    for (const id of needed) visit(id, [...path, logicalId])
    order.add(logicalId)
  }
  for (const logicalId of Object.keys(Resources)) visit(logicalId, [])
  return [...order]
}

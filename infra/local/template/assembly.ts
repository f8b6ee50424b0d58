import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  Condition: z.optional(z.string()),
  DependsOn: z._default(z.union([z.string(), z.array(z.string())]), []),
})

const Template = z.object({
  Parameters: z._default(z.record(z.string(), z.object({ Default: z.optional(z.unknown()) })), {}),
  Mappings: z._default(z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))), {}),
  Conditions: z._default(z.record(z.string(), z.unknown()), {}),
  Resources: z._default(z.record(z.string(), Resource), {}),
  Outputs: z._default(
    z.record(
      z.string(),
      z.object({
        Value: z.unknown(),
        Export: z.optional(z.object({ Name: z.unknown() })),
        Condition: z.optional(z.string()),
      }),
    ),
    {},
  ),
})
export type Template = z.output<typeof Template>

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      dependencies: z._default(z.array(z.string()), []),
      properties: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  ),
})

const StackProperties = z.object({ templateFile: z.string(), stackName: z.optional(z.string()) })

const Assets = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
})

export interface Stack {
  readonly name: string
  readonly template: Template
}

export interface Assembly {
  /** Each after those it depends on. */
  readonly stacks: readonly Stack[]
  /** The folder or file of each asset, by the key under which a template names it. */
  readonly assets: ReadonlyMap<string, string>
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Reads what `cdk synth` wrote. */
export function readAssembly(folder: string): Assembly {
  const { artifacts } = Manifest.parse(readJson(join(folder, 'manifest.json')))
  const stacks: Stack[] = []
  const assets = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    const artifact = artifacts[id]
    if (!artifact || seen.has(id)) return
    seen.add(id)
    artifact.dependencies.forEach(visit)
    if (artifact.type === 'cdk:asset-manifest') {
      const { files } = Assets.parse(readJson(join(folder, z.string().parse(artifact.properties.file))))
      for (const { source, destinations } of Object.values(files))
        for (const { objectKey } of Object.values(destinations))
          assets.set(objectKey, join(folder, source.path))
    }
    if (artifact.type === 'aws:cloudformation:stack') {
      const { templateFile, stackName } = StackProperties.parse(artifact.properties)
      stacks.push({ name: stackName ?? id, template: Template.parse(readJson(join(folder, templateFile))) })
    }
  }
  Object.keys(artifacts).forEach(visit)
  return { stacks, assets }
}

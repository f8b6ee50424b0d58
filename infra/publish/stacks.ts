import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CloudFormationClient,
  DeleteStackCommand,
  GetTemplateCommand,
  paginateListStacks,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import type { Template, Templates } from './difference.ts'

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.optional(
        z.object({ templateFile: z.optional(z.string()), stackName: z.optional(z.string()) }),
      ),
    }),
  ),
})

/** The templates that `cdk synth` wrote, as they are. */
export function synthesized(folder: string): Templates {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const { artifacts } = Manifest.parse(read('manifest.json'))
  return new Map(
    Object.entries(artifacts).flatMap(([id, { type, properties }]) =>
      type === 'aws:cloudformation:stack' && properties?.templateFile
        ? [[properties.stackName ?? id, read(properties.templateFile) as Template] as const]
        : [],
    ),
  )
}

const STANDING = [
  'CREATE_COMPLETE',
  'UPDATE_COMPLETE',
  'UPDATE_ROLLBACK_COMPLETE',
  'IMPORT_COMPLETE',
] as const

/** The templates of a stage's deployed stacks. */
export async function deployedTemplates(client: CloudFormationClient, prefix: string): Promise<Templates> {
  const templates = new Map<string, Template>()
  const pages = paginateListStacks({ client }, { StackStatusFilter: [...STANDING] })
  for await (const { StackSummaries = [] } of pages)
    for (const { StackName = '' } of StackSummaries) {
      if (!StackName.startsWith(`${prefix}-`)) continue
      const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName }))
      templates.set(StackName, JSON.parse(TemplateBody))
    }
  return templates
}

export async function deleteStack(client: CloudFormationClient, StackName: string): Promise<void> {
  await client.send(new DeleteStackCommand({ StackName }))
  await waitUntilStackDeleteComplete({ client, maxWaitTime: 1800 }, { StackName })
}

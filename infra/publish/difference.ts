// What a deployment would change, by stack, before it changes anything.
import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff'
import * as z from 'zod/mini'
import type { Linked } from './order.ts'

export type Template = Linked & Readonly<Record<string, unknown>>
export type Templates = ReadonlyMap<string, Template>

/** What cannot be made again from a checkout. */
const KEEPS_DATA = new Set([
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::Table',
  'AWS::Logs::LogGroup',
  'AWS::S3::Bucket',
  'AWS::Events::Archive',
])

interface Changed {
  readonly id: string
  readonly type: string
}

export interface StackDifference {
  readonly stack: string
  readonly isNew: boolean
  readonly isGone: boolean
  readonly added: number
  readonly changed: number
  readonly removed: readonly Changed[]
  /** Made anew under the same name in the template: what the old one held does not come along. */
  readonly replaced: readonly Changed[]
}

const REPLACES: ReadonlySet<ResourceImpact> = new Set([
  ResourceImpact.WILL_REPLACE,
  ResourceImpact.MAY_REPLACE,
])

/** The difference of each stack that differs. */
export function differenceOf(deployed: Templates, next: Templates): readonly StackDifference[] {
  const names = [...new Set([...next.keys(), ...deployed.keys()])]
  return names.flatMap(stack => {
    const diff = fullDiff(deployed.get(stack) ?? {}, next.get(stack) ?? {})
    const resources = Object.entries(diff.resources.changes)
    const typed = (those: typeof resources) =>
      those.map(([id, change]) => ({ id, type: change.oldResourceType ?? change.newResourceType ?? '' }))
    const difference = {
      stack,
      isNew: !deployed.has(stack),
      isGone: !next.has(stack),
      added: resources.filter(([, { isAddition }]) => isAddition).length,
      changed: resources.filter(([, { isUpdate }]) => isUpdate).length,
      removed: typed(resources.filter(([, { isRemoval }]) => isRemoval)),
      replaced: typed(
        resources.filter(([, { isUpdate, changeImpact }]) => isUpdate && REPLACES.has(changeImpact)),
      ),
    }
    return resources.length > 0 || diff.outputs.differenceCount > 0 ? [difference] : []
  })
}

/** As lines for whoever is about to deploy. */
export function saidOf(differences: readonly StackDifference[]): readonly string[] {
  if (differences.length === 0) return ['Nothing changes.']
  return differences.flatMap(({ stack, isNew, isGone, added, changed, removed, replaced }) => [
    `${stack}: ${isNew ? 'new, ' : isGone ? 'deleted, ' : ''}${added} added, ${changed} changed, ${removed.length} removed`,
    ...replaced.map(({ id, type }) => `  replaced: ${type} ${id}`),
    ...removed.filter(({ type }) => KEEPS_DATA.has(type)).map(({ id, type }) => `  lost: ${type} ${id}`),
  ])
}

/** Route keys that the stages of a release have settings for, or that it has routes of. */
function routeKeys(templates: Templates, type: 'Stage' | 'Route'): ReadonlySet<string> {
  const all = [...templates.values()].flatMap(({ Resources }) => Object.values(Resources ?? {}))
  return new Set(
    all.flatMap(resource => {
      const { Type, Properties } = Resource.parse(resource)
      if (Type !== `AWS::ApiGatewayV2::${type}`) return []
      return type === 'Stage' ? Object.keys(Properties.RouteSettings ?? {}) : [Properties.RouteKey ?? '']
    }),
  )
}

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(
    z.object({
      RouteKey: z.optional(z.string()),
      RouteSettings: z.optional(z.record(z.string(), z.unknown())),
    }),
    {},
  ),
})

/**
 * Routes that go away though a stage has settings for them. API Gateway keeps those, and may refuse the stage’s next change
 * because of them.
 */
export const ratesLeftBehind = (deployed: Templates, next: Templates): readonly string[] => {
  const routes = routeKeys(next, 'Route')
  return [...routeKeys(deployed, 'Stage')].filter(key => !routes.has(key))
}

/** What holds data and would be replaced or taken out: nobody should do that without having said so. */
export const dataAtStake = (differences: readonly StackDifference[]): readonly Changed[] =>
  differences.flatMap(({ removed, replaced }) =>
    [...removed, ...replaced].filter(({ type }) => KEEPS_DATA.has(type)),
  )

/** The output of `doors` that holds the settings with which a stage was deployed. */
export const SETTINGS_OUTPUT = 'Settings'

function settingsIn(templates: Templates): Readonly<Record<string, unknown>> {
  for (const [stack, { Outputs }] of templates)
    if (stack.endsWith('-doors')) {
      const output = Outputs?.[SETTINGS_OUTPUT] as { readonly Value?: unknown } | undefined
      if (typeof output?.Value === 'string') return JSON.parse(output.Value)
    }
  return {}
}

/** Settings that the stage has and its file no longer names, or has switched off. */
export function settingsTaken(deployed: Templates, next: Templates): readonly string[] {
  const [before, after] = [settingsIn(deployed), settingsIn(next)]
  return Object.keys(before).filter(name => before[name] !== false && (after[name] ?? false) === false)
}

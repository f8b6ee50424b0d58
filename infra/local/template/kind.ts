import * as z from 'zod/mini'
import type { Deploy, DeployedResource, ResourceDeclaration } from '../resource.ts'

/** A deployment error that names the resource and the property. */
export const misdeclared = ({ stack, logicalId, type }: ResourceDeclaration, path: string, message: string) =>
  new Error(`${type} ${stack}/${logicalId}${path && `, property ${path}`}: ${message}`)

/** One CloudFormation type: its properties, parsed strictly, and how it is deployed. */
export function kind<S extends z.ZodMiniType>(
  schema: S,
  deploy: (
    properties: z.output<S>,
    declaration: ResourceDeclaration,
  ) => Promise<DeployedResource> | DeployedResource,
): Deploy {
  return async declaration => {
    const parsed = z.safeParse(schema, declaration.properties)
    if (parsed.success) return deploy(parsed.data, declaration)
    throw misdeclared(declaration, ...describe(parsed.error.issues[0]))
  }
}

function describe(issue: z.core.$ZodIssue | undefined): [path: string, message: string] {
  if (!issue) return ['', 'invalid']
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return [[...path, issue.keys[0]].join('.'), 'not known on this machine']
  if (issue.code === 'invalid_union') {
    // The branch that went deepest is the one that was meant.
    const deepest = issue.errors
      .map(errors => errors[0])
      .toSorted((one, other) => (other?.path.length ?? 0) - (one?.path.length ?? 0))[0]
    const [rest, message] = describe(deepest)
    return [[...path, rest].filter(Boolean).join('.'), message]
  }
  return [path.join('.'), issue.message]
}

/** CloudFormation takes numbers and booleans as strings too. */
export const number = () => z.coerce.number()
export const flag = () =>
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform(value => value === 'true'),
    ),
  ])

/** Tags have no effect here. */
export const tags = () =>
  z.optional(
    z.union([
      z.array(z.strictObject({ Key: z.string(), Value: z.string() })),
      z.record(z.string(), z.string()),
    ]),
  )

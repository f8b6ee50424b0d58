import * as z from 'zod/mini'
import type { Lambdas, Permissions } from '../resource.ts'
import { AwsError } from '../service.ts'
import { apiArn, type Route } from './api.ts'
import type { Caller } from './live-events.ts'

/** What a route's function said, or why it said nothing. */
export type Outcome =
  | { readonly statusCode: number | undefined; readonly body: string | undefined }
  | { readonly failed: 'function' | 'forbidden' }

export type RunRoute = (route: Route, caller: Caller, event: object) => Promise<Outcome>

const Returned = z.object({ statusCode: z.optional(z.int()), body: z.optional(z.string()) })

interface Surroundings {
  readonly lambdas: Lambdas
  readonly permissions: Permissions
  readonly report: (problem: string) => void
}

/** Runs a route's function as API Gateway, which the function's own policy must let. */
export function routeRunner({ lambdas, permissions, report }: Surroundings): RunRoute {
  return async ({ routeKey, functionArn }, { apiId, stage }, event) => {
    const sourceArn = apiArn(apiId, stage, routeKey)
    try {
      permissions.demand(
        { kind: 'service', service: 'apigateway.amazonaws.com', sourceArn },
        { action: 'lambda:InvokeFunction', resource: functionArn },
      )
      const returned = z.safeParse(Returned, (await lambdas.invoke(functionArn, event)) ?? {})
      return returned.success
        ? { statusCode: undefined, body: undefined, ...returned.data }
        : { failed: 'function' }
    } catch (error) {
      report(`${sourceArn}: ${error}`)
      return { failed: error instanceof AwsError ? 'forbidden' : 'function' }
    }
  }
}

import type { StageThrottle } from '../http-api/throttle.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'

export interface Route {
  readonly routeKey: string
  readonly functionArn: string
  /** Whether it selects a response; a response itself must be declared too. */
  readonly selectsResponse: boolean
}

/** A deployed WebSocket API. */
export interface Api {
  readonly id: string
  /** The path within a message's JSON that names its route. */
  readonly selector: readonly string[]
  /** By name; with what each lets through. */
  readonly stages: Map<string, StageThrottle>
  readonly integrations: Map<string, string>
  /** By id. */
  readonly routes: Map<string, Route>
  /** Ids of routes that declare a response. */
  readonly responses: Set<string>
}

export function routeOf(api: Api, routeKey: string): (Route & { readonly replies: boolean }) | undefined {
  for (const [id, route] of api.routes) {
    if (route.routeKey === routeKey)
      return { ...route, replies: route.selectsResponse && api.responses.has(id) }
  }
  return undefined
}

/** The route of a message; what names none, or is not JSON, goes to `$default`. */
export function routeOfMessage(api: Api, text: string) {
  const named = selected(api.selector, text)
  return (
    (named === undefined || named.startsWith('$') ? undefined : routeOf(api, named)) ??
    routeOf(api, '$default')
  )
}

function selected(selector: readonly string[], text: string): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  for (const name of selector) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([key]) => key === name)?.[1]
  }
  return typeof value === 'string' ? value : undefined
}

export const apiArn = (apiId: string, stage: string, rest: string) =>
  `arn:aws:execute-api:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${apiId}/${stage}/${rest}`

/** API Gateway's name for an API; on this machine addresses are put in its place. */
export const apiHost = (apiId: string) => `${apiId}.execute-api.${LOCAL_REGION}.amazonaws.com`

import { v7 } from 'uuid'
import {
  type BodyOf,
  methodAndPath,
  type PathOf,
  type ReplyOf,
  type RouteSpec,
  takesKey,
} from '#shared/kernel/route.ts'
import { openTicket } from '#shared/live/routes.ts'
import { type LivePage, listen } from './live-page.ts'
import type { Session } from './session.ts'

/** What came back, whatever it is. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface Asked<R extends RouteSpec> {
  readonly path?: PathOf<R>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: BodyOf<R>
  /** Where the route takes one: a new one unless told. */
  readonly idempotencyKey?: string
  readonly trace?: string
}

export interface RawRequest {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is. */
  readonly body?: string
}

/** Somebody at the front door, signed in or not. */
export interface Person extends Partial<Session> {
  readonly email?: string
  /** Calls a route and gives its reply as the contract declares it; throws when it was refused. */
  ask<R extends RouteSpec>(route: R, asked?: Asked<R>): Promise<ReplyOf<R>>
  /** Calls a route and gives whatever came. */
  tryTo<R extends RouteSpec>(route: R, asked?: Asked<R>): Promise<Answer>
  /** Sends any request, as `raw('POST /readings', …)`, with this person's token. */
  raw(methodAndPath: string, request?: RawRequest): Promise<Answer>
  /** Opens the live connection. */
  listen(): Promise<LivePage>
}

/** Somebody who is signed in. */
export type SignedIn = Person & Session

export interface Addresses {
  /** Ends in `/api`. */
  readonly apiUrl: string
  readonly liveUrl: string
}

const filled = (path: string, values: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

export function person<S extends Partial<Session>>(at: Addresses, session: S): Person & S {
  const raw: Person['raw'] = async (methodAndPath, { headers, body } = {}) => {
    const [method = 'GET', path = '/'] = methodAndPath.split(' ')
    const response = await fetch(at.apiUrl + path, {
      method,
      headers: {
        ...(session.idToken && { authorization: `Bearer ${session.idToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: json ? JSON.parse(text) : text || undefined,
    }
  }
  const tryTo: Person['tryTo'] = (route, asked = {}) => {
    const { method, path } = methodAndPath(route)
    const search = asked.query ? `?${new URLSearchParams(asked.query)}` : ''
    return raw(`${method} ${filled(path, asked.path)}${search}`, {
      headers: {
        ...(takesKey(route) && { 'idempotency-key': asked.idempotencyKey ?? v7() }),
        ...(asked.trace && { 'x-coqui-trace': asked.trace }),
      },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    })
  }
  const ask: Person['ask'] = async (route, asked) => {
    const { status, body } = await tryTo(route, asked)
    if (status !== 200) throw new Error(`${route.name} answered ${status}: ${JSON.stringify(body)}`)
    return route.reply.parse(body) as ReplyOf<typeof route>
  }
  return {
    ...session,
    ask,
    tryTo,
    raw,
    listen: async () => {
      const { ticket } = await ask(openTicket, { body: {} })
      return listen(`${at.liveUrl}?ticket=${ticket}`)
    },
  }
}

import { Amplify } from 'aws-amplify'
import { signIn as amplifySignIn, fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { v7 } from 'uuid'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { LiveFrame, type LiveSpec } from '#shared/kernel/live.ts'
import {
  type BodyOf,
  isCommand,
  methodAndPath,
  type PathOf,
  type ReplyOf,
  type RouteSpec,
} from '#shared/kernel/route.ts'
import { openTicket } from '#shared/live/routes.ts'

const RuntimeConfig = z.object({
  apiUrl: z.string(),
  liveUrl: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.optional(z.string()),
})
type RuntimeConfig = z.output<typeof RuntimeConfig>

export interface Answer<T> {
  readonly status: number
  /** The parsed JSON, whatever its form; a reply that the route does not declare fails the test. */
  readonly body: T
}

export interface Asked<R extends RouteSpec> {
  readonly path?: PathOf<R>
  readonly body?: BodyOf<R>
  readonly idempotencyKey?: string
}

/** Somebody at the front door, signed in or not. */
export interface Person {
  readonly personId: string
  readonly token: string | undefined
  /** Calls a route and gives its reply; throws when it was refused. */
  ask<R extends RouteSpec>(route: R, asked?: Asked<R>): Promise<ReplyOf<R>>
  /** Calls a route and gives whatever came. */
  tryTo<R extends RouteSpec>(route: R, asked?: Asked<R>): Promise<Answer<unknown>>
  /** Opens the live connection. */
  listen(): Promise<Listening>
}

export interface Listening {
  readonly frames: readonly LiveFrame[]
  send(frame: unknown): void
  /** The next frame of this type, come or still to come, whose body fits. */
  hear<M extends LiveSpec>(message: M, fits?: (body: z.output<M['body']>) => boolean): Promise<LiveFrame>
  close(): void
}

/** The front door of a house, by the configuration it publishes for its pages. */
export async function frontDoor(siteUrl: string) {
  const response = await fetch(`${siteUrl}/runtime-config.json`)
  const config = RuntimeConfig.parse(await response.json())
  return {
    config,
    anonymous: person(config, siteUrl, '', undefined),
    signIn: (email: string, password = 'coqui-demo') => signIn(config, siteUrl, email, password),
  }
}
export type FrontDoor = Awaited<ReturnType<typeof frontDoor>>

/** Signs in as a page does: Amplify, SRP. Amplify holds one person at a time, so it lets go at once. */
async function signIn(
  config: RuntimeConfig,
  siteUrl: string,
  email: string,
  password: string,
): Promise<Person> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  })
  const held = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void held.set(key, value),
    getItem: async key => held.get(key) ?? null,
    removeItem: async key => void held.delete(key),
    clear: async () => held.clear(),
  })
  await amplifySignIn({ username: email, password })
  const { tokens } = await fetchAuthSession()
  const token = tokens?.idToken
  if (!token) throw new Error(`${email} was given no ID token`)
  await signOut()
  return person(config, siteUrl, String(token.payload.sub), token.toString())
}

function person(config: RuntimeConfig, siteUrl: string, personId: string, token: string | undefined): Person {
  const api = new URL(config.apiUrl, siteUrl)
  const tryTo: Person['tryTo'] = async (route, asked = {}) => {
    const { method, path } = methodAndPath(route)
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((asked.path as Record<string, string> | undefined)?.[name] ?? '')),
    )
    const response = await fetch(`${api}${filled}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isCommand(route) && { 'idempotency-key': asked.idempotencyKey ?? v7() }),
        ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const ask: Person['ask'] = async (route, asked) => {
    const { status, body } = await tryTo(route, asked)
    if (status !== 200) throw new Error(`${route.name} answered ${status}: ${JSON.stringify(body)}`)
    return route.reply.parse(body) as ReplyOf<typeof route>
  }
  const listen = async () => {
    const { ticket } = await ask(openTicket, { body: {} })
    return listening(new WebSocket(`${new URL(config.liveUrl, siteUrl)}?ticket=${ticket}`))
  }
  return { personId, token, ask, tryTo, listen }
}

async function listening(socket: WebSocket): Promise<Listening> {
  const frames: LiveFrame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    frames.push(LiveFrame.parse(JSON.parse(String(data))))
    for (const look of [...waiting]) look()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    frames,
    send: frame => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
    hear: (message, fits = () => true) =>
      new Promise((resolve, reject) => {
        const given = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${message.name} was not heard; heard were ${frames.map(({ type }) => type)}`))
        }, 15_000)
        const look = () => {
          const frame = frames.find(({ type, body }) => type === message.name && fits(body as never))
          if (!frame) return
          clearTimeout(given)
          waiting.delete(look)
          resolve(frame)
        }
        waiting.add(look)
        look()
      }),
  }
}

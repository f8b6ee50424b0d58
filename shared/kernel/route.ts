import type * as z from 'zod/mini'
import type { PathParam } from './path.ts'
import type { Role, Scope } from './standing.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The names between the braces of a path: `'GET /groups/{groupId}'` gives `'groupId'`. */
export type ParamsOf<On extends string> = On extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamsOf<Rest>
  : never

/** Who may call a route, and on whose records; beyond `public` and `self` the stored standing is asked. */
export interface May<Param extends string = string> {
  readonly roles: readonly Role[] | 'anyone'
  readonly scope: Scope
  /** The path parameter that names the student, school or region. */
  readonly of?: Param
}

/** A code that comes with what a screen needs to know of it: strict, and nothing of anybody's else. */
export interface DetailedError<Code extends string = string, Details extends z.ZodMiniType = z.ZodMiniType> {
  readonly code: Code
  readonly details: Details
}

/** Declares a code with details, among the `errors` of a route. */
export const detailed = <const Code extends string, Details extends z.ZodMiniType>(
  code: Code,
  details: Details,
): DetailedError<Code, Details> => ({ code, details })

/**
 * What becomes of a command that is sent again.
 *
 * - `once`: with the same `Idempotency-Key` it is carried out once, and gives its first answer.
 * - `once-reread`: carried out once likewise; its answer names a child, or is long and can be found again, and is kept nowhere:
 *   a repeat is told what is so by then.
 * - `harmlessly`: it takes no key. Sent again it ends in the same state, and tells what is so.
 * - `anew`: it takes no key. Each sending makes another, since its answer must be kept nowhere: a secret, an address.
 */
export type Repeats = 'once' | 'once-reread' | 'harmlessly' | 'anew'

type Keyed = 'once' | 'once-reread'

/** How many calls a second are let through, and how many at once: a bucket of `burst`, filled at `perSecond`. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** A command says what a repeat does; a read has nothing to say. */
type Repeated<On extends string> = On extends `GET ${string}`
  ? { readonly repeats?: never }
  : { readonly repeats: Repeats }

/**
 * A command that a student may call says whether they may when three pictures let them in: such a session reads, practises
 * and earns, and makes nothing that lasts.
 */
type ByPictures<On extends string, Roles extends May['roles']> = On extends `GET ${string}`
  ? { readonly byPictures?: never }
  : Roles extends 'anyone'
    ? { readonly byPictures?: never }
    : 'student' extends Roles[number]
      ? { readonly byPictures: boolean }
      : { readonly byPictures?: never }

export interface RouteSpec<On extends `${Method} /${string}` = `${Method} /${string}`> {
  /** `noun/verb-noun`; the second half is the name of the handler's file. */
  readonly name: `${string}/${string}`
  readonly on: On
  /** One sentence for the API document. */
  readonly about: string
  /** Of every command, and of nothing else. */
  readonly repeats?: Repeats
  /** Of every command that a student may call: whether one may whom three pictures let in. */
  readonly byPictures?: boolean
  /** Open also to whoever must have a second factor and has none yet: what they need to set one up. */
  readonly beforeSecondFactor?: true
  readonly may: May
  /**
   * What the gateway lets through of all callers together, where that is less than of any route: of one that needs no
   * sign-in, and of one behind which a service with a narrow quota stands.
   */
  readonly rate?: Rate
  /** It answers with no reply but by leading elsewhere (303, See Other): its reply is `{ location }`. */
  readonly leads?: true
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly reply: z.ZodMiniType
  /** The codes this route may refuse with, beyond those of the kernel. */
  readonly errors: readonly (string | DetailedError)[]
  /** Of a command: the names of the reads that answer otherwise once it is done; a browser asks those again. */
  readonly invalidates?: readonly string[]
}

/**
 * Declares one operation of the HTTP API. From it come the gateway route, the handler's types and parsing, the
 * browser's typed call, the OpenAPI operation and the rows of the authorization tests.
 */
export function route<const On extends `${Method} /${string}`, const Spec extends RouteSpec<On>>(
  spec: Spec & { readonly on: On; readonly may: May<ParamsOf<On>> } & Repeated<On> &
    ByPictures<On, Spec['may']['roles']>,
): Spec {
  return spec
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type Member<R, Key extends string> = R extends { readonly [K in Key]: infer V } ? V : undefined

export type PathOf<R extends RouteSpec> = { readonly [P in ParamsOf<R['on']>]: PathParam<P> }
export type QueryOf<R extends RouteSpec> = Output<Member<R, 'query'>>
export type BodyOf<R extends RouteSpec> = Output<Member<R, 'body'>>
export type ReplyOf<R extends RouteSpec> = z.output<R['reply']>
type ErrorsOf<R extends RouteSpec> = R['errors'][number]
type DetailedOf<R extends RouteSpec> = Extract<ErrorsOf<R>, DetailedError>

/** The codes of a route that say all there is to say, and those that come with details. */
export type PlainCode<R extends RouteSpec> = Extract<ErrorsOf<R>, string>
export type DetailedCode<R extends RouteSpec> = DetailedOf<R>['code']
export type CodeOf<R extends RouteSpec> = PlainCode<R> | DetailedCode<R>

/** What a code of a route comes with; undefined where it is plain. */
export type DetailsOf<R extends RouteSpec, Code extends string> =
  Code extends DetailedCode<R>
    ? z.output<Extract<DetailedOf<R>, { readonly code: Code }>['details']>
    : undefined

/** A declared error's code. */
export const codeOf = (error: string | DetailedError): string =>
  typeof error === 'string' ? error : error.code

/** The schema of what a code of a route comes with; undefined where it is plain. */
export const detailsOf = (route: RouteSpec, code: string): z.ZodMiniType | undefined =>
  route.errors.flatMap(error => (typeof error !== 'string' && error.code === code ? [error.details] : []))[0]

/** A command that takes an `Idempotency-Key`. */
export type KeyedRoute = RouteSpec & { readonly repeats: Keyed }

/** A read, or a command that takes none. */
export type UnkeyedRoute = RouteSpec & { readonly repeats?: Exclude<Repeats, Keyed> }

/** `'POST /readings'` as its two halves. */
export function methodAndPath(route: RouteSpec): { method: Method; path: string } {
  const [method, path] = route.on.split(' ') as [Method, string]
  return { method, path }
}

/** A route that changes something. */
export const isCommand = (route: RouteSpec): boolean => route.repeats !== undefined

/** Whether a session that three pictures began may call a route: all that reads, and of the commands those that say so. */
export const isOpenByPictures = (route: RouteSpec): boolean => !isCommand(route) || route.byPictures === true

/** A command that needs an `Idempotency-Key` header: 16 to 64 letters, digits, `_` and `-` that name the intention. */
export const takesKey = (route: RouteSpec): boolean =>
  route.repeats === 'once' || route.repeats === 'once-reread'

/** What an `Idempotency-Key` looks like. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/

import type { ErrorCode } from '#shared/contract.ts'
import type { KernelErrorCode } from '#shared/kernel/errors.ts'
import type {
  BodyOf,
  DetailedCode,
  DetailsOf,
  PathOf,
  PlainCode,
  QueryOf,
  RouteSpec,
} from '#shared/kernel/route.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { Actor } from './actor.ts'

/** What a handler is given: everything parsed, the actor known and admitted. */
export interface Request<R extends RouteSpec> {
  readonly actor: Actor
  /** The actor's stored standing, by which they were admitted; to their own records also where identity knows none. */
  readonly standing: R['may']['scope'] extends 'public'
    ? undefined
    : R['may']['scope'] extends 'self'
      ? PersonStanding | undefined
      : PersonStanding
  readonly path: PathOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  /** When the request arrived, ISO 8601. */
  readonly at: string
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined
  /** Ends the request with a code that the route (or the kernel) declares, and its details; another does not compile. */
  readonly refuse: Refuse<R>
}

type Refuse<R extends RouteSpec> = ((code: PlainCode<R> | KernelErrorCode) => never) &
  (<Code extends DetailedCode<R>>(code: Code, details: DetailsOf<R, Code>) => never)

/** One route's handler, before the noun's HTTP function is made of them. */
export interface HttpHandler {
  readonly route: RouteSpec
  readonly run: (request: ParsedRequest) => Promise<unknown>
}

interface ParsedRequest extends Omit<Request<RouteSpec>, 'standing' | 'path' | 'query' | 'body' | 'refuse'> {
  readonly standing: PersonStanding | undefined
  readonly path: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly refuse: (code: ErrorCode, details?: unknown) => never
}

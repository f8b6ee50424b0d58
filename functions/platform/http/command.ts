import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import { commit, putNew, type Transaction } from '#functions/platform/store/transaction.ts'
import { key, platformRows } from '#functions/platform/table.ts'
import { IDEMPOTENCY_KEY, type KeyedRoute, type ReplyOf, type RouteSpec } from '#shared/kernel/route.ts'
import type { HttpHandler, Request } from './handler.ts'
import { Refusal } from './refusal.ts'

/** So long a repeated request is answered with its first answer. */
const ONCE_DAYS = 30

const OnceRow = z.object({
  requestHash: z.string(),
  packed: z.optional(z.instanceof(Uint8Array)),
  reread: z._default(z.record(z.string(), z.string()), {}),
  /** As it was kept before. */
  reply: z.optional(z.unknown()),
})

/** Thrown out of a handler when its request turns out to have been carried out before. */
class CarriedOutBefore extends Error {}

/** A transaction with the reply that it earns; `reread` is what a `once-reread` needs to find again what it tells of. */
type Answering<R extends RouteSpec, Name extends string> = Transaction<Name> & {
  readonly reply: ReplyOf<R>
  readonly reread?: Readonly<Record<string, string>>
}

interface CommandRequest<R extends RouteSpec> extends Request<R> {
  /** `commit()` of transactions, with the idempotency key and this reply in the same transaction. */
  readonly commit: <Name extends string>(transaction: Answering<R, Name>) => Promise<ReadonlySet<Name>>
}

/**
 * The handler of a command that must be carried out once, however often it is sent. The `Idempotency-Key` header
 * names the intention: the same key again gives the first answer, and with another request behind it a refusal. An answer
 * that names a child must not lie about for weeks in somebody else's rows, and one that is long and can be found again need
 * not: where the route is `once-reread` it is not stored, and the same key again reads by `again` what it says now.
 */
export function command<R extends KeyedRoute>(
  route: R,
  run: (request: CommandRequest<R>) => Promise<ReplyOf<R>>,
  ...[again]: R['repeats'] extends 'once-reread'
    ? [again: (request: Request<R>, reread: Readonly<Record<string, string>>) => Promise<ReplyOf<R>>]
    : []
): HttpHandler {
  const runOnce = async (request: Request<R>) => {
    const { actor, idempotencyKey, body, path, at } = request
    if (!idempotencyKey || !IDEMPOTENCY_KEY.test(idempotencyKey))
      throw new Refusal('kernel.missingIdempotencyKey')
    const onceKey = key(platformRows, 'once', { personId: actor.personId, idempotencyKey })
    const requestHash = createHash('sha256')
      .update(JSON.stringify([route.name, path, body]))
      .digest('base64url')
    const commitOnce = async <Name extends string>({
      reply,
      reread,
      writes,
      emits = [],
    }: Answering<R, Name>): Promise<ReadonlySet<Name>> => {
      const once = putNew({
        ...onceKey,
        requestHash,
        ...(again ? { reread } : { packed: packed(reply) }),
        expiresAt: expiry(at, ONCE_DAYS),
      })
      const failed = await commit<Name | 'once'>({
        writes: { ...writes, once } as Transaction<Name | 'once'>['writes'],
        emits,
      })
      if (failed.has('once')) throw new CarriedOutBefore()
      return failed as ReadonlySet<Name>
    }
    try {
      return await run({ ...request, commit: commitOnce })
    } catch (error) {
      // A refusal may be the second sending's only: what it asks for has been done, by the first.
      if (!(error instanceof CarriedOutBefore || error instanceof Refusal)) throw error
      const once = await getRow(OnceRow, onceKey)
      if (!once) throw error
      if (once.requestHash !== requestHash) throw new Refusal('kernel.idempotencyKeyReused')
      // As it was kept before, also where it is read again since.
      if (again && !once.packed) return again(request, once.reread)
      return (once.packed ? unpacked(once.packed) : once.reply) as ReplyOf<R>
    }
  }
  return { route, run: runOnce as HttpHandler['run'] }
}

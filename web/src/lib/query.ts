import {
  onlineManager,
  QueryClient,
  replaceEqualDeep,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { type ReplyOf, type RouteSpec, takesKey } from '#shared/kernel/route.ts'
import { type Args, call } from './client.ts'
import { fullJitter } from './full-jitter.ts'
import { newId } from './new-id.ts'
import { isTransient, type RefusalOf } from './refusal.ts'

const RETRIES = 3

const retrying = {
  retry: (failures: number, error: unknown) => failures < RETRIES && isTransient(error),
  retryDelay: (failures: number) => fullJitter(failures),
}

/** One a page. What carries a version never goes back, whether it was read or told. */
export function newQueryClient(): QueryClient {
  // The library takes a page that opens without a network for one that has it.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: { ...retrying, staleTime: 30_000, structuralSharing: keepNewer },
      mutations: retrying,
    },
  })
}

/** Of two states of one thing, the one with the higher version; the newer arrival where there is none. */
export function keepNewer(before: unknown, after: unknown): unknown {
  const [had, has] = [versionOf(before), versionOf(after)]
  return had !== undefined && has !== undefined && has < had ? before : replaceEqualDeep(before, after)
}

const versionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'version' in state && typeof state.version === 'number'
    ? state.version
    : undefined

/** The cache's name of a read. */
export const keyOf = (route: RouteSpec, args: object = {}) => [route.name, args] as const

interface ReadOptions<R extends RouteSpec> {
  /** Without it the read waits. */
  readonly enabled?: boolean | undefined
  /** Each screen that shows it asks again as it comes: something may have happened in between. */
  readonly onArrival?: boolean
  /** How long after each answer it asks again, in milliseconds; false where what it has changes no more. */
  readonly every?: (state: {
    readonly data: ReplyOf<R> | undefined
    readonly error: RefusalOf<R> | null
  }) => number | false
}

/** Reads through the cache. */
export function useRead<R extends RouteSpec>(
  route: R,
  args: Args<R>,
  { enabled = true, onArrival = false, every }: ReadOptions<R> = {},
): UseQueryResult<ReplyOf<R>, RefusalOf<R>> {
  return useQuery<ReplyOf<R>, RefusalOf<R>>({
    queryKey: keyOf(route, args),
    queryFn: () => call(route, args),
    enabled,
    refetchOnMount: onArrival ? 'always' : true,
    refetchInterval: query => every?.(query.state) ?? false,
  })
}

/** Makes what a command's route invalidates be asked for again: of what reaches the server otherwise than by `useCommand`. */
export function readAgain(client: QueryClient, { invalidates = [] }: RouteSpec): void {
  // Nobody waits for them: the command is done, whenever the reads come.
  for (const name of invalidates) void client.invalidateQueries({ queryKey: [name] })
}

/** What `useCommand` gives. `run` repeats a failed call, with the same key where one is taken, then rejects with a `Refusal`. */
export interface Command<R extends RouteSpec> {
  readonly run: (args: Args<R>) => Promise<ReplyOf<R>>
  readonly isPending: boolean
  readonly refusal: RefusalOf<R> | null
}

/**
 * A command: `const finish = useCommand(finishReading)`, then `await finish.run({ body })`. What its route invalidates is
 * asked for again, also after a conflict. What was sent in vain and nobody answered goes under the same key when the person sends it again.
 */
export function useCommand<R extends RouteSpec>(route: R): Command<R> {
  const client = useQueryClient()
  const unanswered = useRef<{ readonly sent: string; readonly key: string }>(undefined)
  const { mutateAsync, isPending, error } = useMutation<ReplyOf<R>, RefusalOf<R>, Args<R>>({
    mutationFn: args => call(route, args),
    // What is set twice in haste goes one after the other, and ends as it was set last.
    ...(route.on.startsWith('PUT ') && { scope: { id: route.name } }),
    onSuccess: () => readAgain(client, route),
    // Refused for what has changed meanwhile: the page believes what is no longer so.
    onError: ({ status }) => status === 409 && readAgain(client, route),
  })
  const run = useCallback(
    async (args: Args<R>) => {
      const sent = JSON.stringify(args)
      const unansweredKey = unanswered.current?.sent === sent ? unanswered.current.key : undefined
      const key = args.idempotencyKey ?? unansweredKey ?? newId()
      try {
        const reply = await mutateAsync(takesKey(route) ? { idempotencyKey: key, ...args } : args)
        unanswered.current = undefined
        return reply
      } catch (refused) {
        unanswered.current = isTransient(refused) ? { sent, key } : undefined
        throw refused
      }
    },
    [mutateAsync, route],
  )
  return { run, isPending, refusal: error }
}

/** Changes what the cache holds of a read, if it holds it. */
export function useAmend<R extends RouteSpec>(route: R, args: Args<R>) {
  const client = useQueryClient()
  return (change: (state: ReplyOf<R>) => ReplyOf<R>) =>
    client.setQueryData<ReplyOf<R>>(keyOf(route, args), state => state && change(state))
}

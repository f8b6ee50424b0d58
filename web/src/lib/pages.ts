import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf, RouteSpec } from '#shared/kernel/route.ts'
import { type Args, call } from './client.ts'
import { keyOf } from './query.ts'

/** A long list of which a part is here: the rest comes when it is asked for, and stands under what came before. */
export interface Pages<Row> {
  readonly hasMore: boolean
  readonly isAsking: boolean
  /** What was asked for last did not come. */
  readonly hasFailed: boolean
  readonly more: () => void
  /** Every row there is, those too that nobody asked for yet. Rejects where one of them does not come. */
  readonly all: () => Promise<readonly Row[]>
  /** How many there are, where that is known. */
  readonly total?: number | undefined
}

/** A page as the list reads it: its rows, and where the next page begins; nothing after the last. */
interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
}

/** A list that came in part, and how it stands with it. */
export interface CursorList<Row> {
  /** Those that came; undefined before the first. */
  readonly data: readonly Row[] | undefined
  readonly pages: Pages<Row>
  /** Why they did not come, or not again. */
  readonly error: Error | null
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

interface CursorPages<Reply, Row> {
  readonly key: QueryKey
  readonly ask: (after: string | undefined) => Promise<Reply>
  readonly pageOf: (reply: Reply) => Page<Row>
}

/** A list that a server gives by pages with a cursor. */
export function useCursorPages<Reply, Row>({ key, ask, pageOf }: CursorPages<Reply, Row>): CursorList<Row> {
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: reply => pageOf(reply).next,
  })
  const {
    data,
    error,
    fetchStatus,
    dataUpdatedAt,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = query
  const rowsOf = (given: typeof data) => given?.pages.flatMap(reply => pageOf(reply).rows)
  const all = async () => {
    let last: { readonly hasNextPage: boolean; readonly data: typeof data } = query
    while (last.hasNextPage) last = await query.fetchNextPage({ throwOnError: true })
    return rowsOf(last.data) ?? []
  }
  const pages: Pages<Row> = {
    hasMore: hasNextPage,
    isAsking: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    more: () => void query.fetchNextPage(),
    all,
  }
  return {
    data: rowsOf(data),
    pages,
    // A next page that did not come says so itself.
    error: isFetchNextPageError ? null : error,
    fetchStatus,
    dataUpdatedAt,
    refetch,
  }
}

/** The pages of a read: what to ask after a cursor, and what of the reply are rows and the next cursor. */
export const useReadPages = <R extends RouteSpec, Row>(
  route: R,
  argsAfter: (after: string | undefined) => Args<R>,
  pageOf: (reply: ReplyOf<R>) => Page<Row>,
) =>
  useCursorPages({
    key: keyOf(route, argsAfter(undefined)),
    ask: after => call(route, argsAfter(after)),
    pageOf,
  })

/** Every page of a list, one after the other, for what is made of all of it. */
export async function* everyPage<Reply extends { readonly next?: string | undefined }>(
  ask: (after: string | undefined) => Promise<Reply>,
): AsyncGenerator<Reply> {
  let after: string | undefined
  do {
    const reply = await ask(after)
    yield reply
    after = reply.next
  } while (after)
}

/** A list that is here whole and is drawn part by part. */
export function useDrawnPages<Row>(
  rows: readonly Row[],
  size = Number.POSITIVE_INFINITY,
): { readonly drawn: readonly Row[]; readonly pages: Pages<Row> } {
  const [count, setCount] = useState(size)
  return {
    drawn: rows.slice(0, count),
    pages: {
      hasMore: rows.length > count,
      isAsking: false,
      hasFailed: false,
      more: () => setCount(count + size),
      all: async () => rows,
      total: rows.length,
    },
  }
}

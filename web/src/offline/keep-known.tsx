import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isKept, knownValues } from '#web/lib/known-values.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { build } from './keep-for-offline.ts'

/** Nobody could be asked; what the server itself could not answer is told as that. */
const isLost = ({ fetchStatus, error }: Query['state']) =>
  fetchStatus === 'paused' || (error instanceof Refusal && error.code === 'client.unreachable')

/** Keeps what a child's screens were last told, and gives it back where it cannot be asked for: old, and said to be. */
export function KeepKnown({ personId }: { readonly personId: string }) {
  const client = useQueryClient()
  useEffect(() => {
    const known = knownValues(personId, build() ?? '')
    const keptAt = new Map<string, number>()
    const look = (query: Query) => {
      const { queryHash, queryKey, state } = query
      if (!isKept(queryKey[0])) return
      if (state.data === undefined) {
        if (!isLost(state)) return
        const was = known.recall(queryHash)
        if (!was) return
        keptAt.set(queryHash, was.at)
        query.setState({
          data: was.data,
          dataUpdatedAt: was.at,
          ...(state.status === 'pending' && { status: 'success' }),
        })
      } else if (state.dataUpdatedAt > (keptAt.get(queryHash) ?? 0)) {
        keptAt.set(queryHash, state.dataUpdatedAt)
        known.keep(queryHash, { data: state.data, at: state.dataUpdatedAt })
      }
    }
    const cache = client.getQueryCache()
    for (const query of cache.getAll()) look(query)
    return cache.subscribe(({ type, query }) => {
      if (type === 'updated' || type === 'observerAdded') look(query)
    })
  }, [client, personId])
  return null
}

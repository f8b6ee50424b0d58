import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProgress } from '#shared/progress/routes.ts'
import { keyOf, useRead } from '#web/lib/query.ts'

/** One's own progress, asked again on arrival: something may have been read in between. */
export function useOwnProgress({ enabled = true } = {}) {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: keyOf(getProgress) })
  }, [client])
  return useRead(getProgress, {}, { enabled })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import } from '#shared/kernel/import.ts'
import { type ImportApi, send } from './import-api.ts'

const POLL_MS = 1_000

const isWorking = (state: Import | undefined) => state?.state === 'checking' || state?.state === 'applying'

/** One import from its file to its receipt. Rejects with what went wrong on the way. */
export function useImport(api: ImportApi) {
  const client = useQueryClient()
  const [importId, setImportId] = useState<string>()
  const [isSending, setSending] = useState(false)
  const key = ['import', api.name, importId]
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => api.get(importId ?? ''),
    enabled: importId !== undefined,
    refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
  })
  const began = (state: Import) => client.setQueryData(['import', api.name, state.importId], state)
  return {
    state: importId === undefined ? undefined : data,
    isBusy: isSending || isWorking(data),
    isSending,
    async choose(files: readonly File[]) {
      setSending(true)
      try {
        const uploads = await api.uploadsOf(files)
        const sizes = uploads.map(({ name, content }) => ({ name, bytes: content.size }))
        const opened = await api.open(sizes)
        await send(opened, uploads)
        began(await api.check(opened.import.importId))
        setImportId(opened.import.importId)
      } finally {
        setSending(false)
      }
    },
    async apply() {
      if (importId !== undefined) began(await api.apply(importId))
    },
    leave: () => setImportId(undefined),
  }
}

import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#shared/kernel/import.ts'
import { readAgain } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { type Action, useAsyncAction } from '#web/lib/use-action.ts'
import { type ImportApi, send } from './import-api.ts'
import { Unsendable } from './uploads.ts'

const POLL_MS = 1_000

export const isWorking = (state: Import | undefined) =>
  state?.state === 'checking' || state?.state === 'applying'

interface OneImport {
  /** Undefined until a file was chosen and sent. */
  readonly read: UseQueryResult<Import> | undefined
  readonly choose: Action<readonly File[], void>
  readonly apply: Action<string, void>
  readonly leave: () => void
}

/** One import from its file to its receipt. */
export function useImport(api: ImportApi): OneImport {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const [importId, setImportId] = useState<string>()
  const read = useQuery({
    queryKey: ['import', api.name, importId],
    queryFn: () => api.get(importId ?? ''),
    enabled: importId !== undefined,
    refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
  })
  const isApplied = read.data?.state === 'applied'
  useEffect(() => {
    // The command only begins it: what it changes is there at its end.
    if (isApplied) readAgain(client, api.application)
  }, [isApplied, client, api])

  const began = (state: Import) => client.setQueryData(['import', api.name, state.importId], state)
  const words = (error: unknown) => {
    if (error instanceof Unsendable) return t(`unsendable.${error.reason}`)
    return error instanceof Refusal ? undefined : t('notSent')
  }
  const choose = useAsyncAction(
    async (files: readonly File[]) => {
      const uploads = await api.uploadsOf(files)
      const sizes = uploads.map(({ name, content }) => ({ name, bytes: content.size }))
      const opened = await api.open(sizes)
      await send(opened, uploads)
      began(await api.check(opened.import.importId))
      setImportId(opened.import.importId)
    },
    { words },
  )
  const apply = useAsyncAction(async (id: string) => {
    began(await api.apply(id))
  })
  return {
    read: importId === undefined ? undefined : read,
    choose,
    apply,
    leave: () => setImportId(undefined),
  }
}

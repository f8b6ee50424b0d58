import { textChanged } from '#shared/generation/live.ts'
import { listTexts } from '#shared/generation/routes.ts'
import type { OwnText } from '#shared/generation/schema.ts'
import { useRead } from '#web/lib/query.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'

/** So often the page asks by itself while a text is being written: what is told live may not come. */
const ASKS_AGAIN_MS = 4000

export const isBeingWritten = ({ state }: OwnText): boolean => state === 'asked' || state === 'written'

/** One's own texts, newest first, as they are told; and how many may still be asked for. */
export function useOwnTexts(isStudent: boolean) {
  const list = useRead(
    listTexts,
    {},
    { enabled: isStudent, every: ({ data }) => (data?.texts.some(isBeingWritten) ? ASKS_AGAIN_MS : false) },
  )
  useLive(textChanged, () => void list.refetch())
  useRefetchOnOpen(listTexts)
  return list
}

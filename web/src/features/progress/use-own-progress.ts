import { getProgress } from '#shared/progress/routes.ts'
import { useRead } from '#web/lib/query.ts'

/** One's own progress, asked again on arrival: something may have been read in between. */
export const useOwnProgress = ({ enabled = true } = {}) =>
  useRead(getProgress, {}, { enabled, onArrival: true })

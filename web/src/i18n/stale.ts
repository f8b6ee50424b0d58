import { useTranslation } from 'react-i18next'
import { type ReadFacts, readPhase } from '#web/lib/read-phase.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { momentOf } from './day.ts'
import { useLanguage } from './speak.ts'

/** What is said beside what came before and could not be asked for again: of when it is. Undefined where all is new. */
export function useStale(reads: readonly ReadFacts[]): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOnline = useOnline()
  const times = reads.flatMap(read => (readPhase(read, isOnline) === 'stale' ? [read.dataUpdatedAt] : []))
  if (times.length === 0) return undefined
  return t('read.stale', { at: momentOf(new Date(Math.min(...times)).toISOString(), language) })
}

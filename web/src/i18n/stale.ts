import { useTranslation } from 'react-i18next'
import { type ReadFacts, staleSince } from '#web/lib/read-phase.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { momentOf } from './day.ts'
import { useLanguage } from './speak.ts'

/** What is said beside what came before and could not be asked for again: of when it is. Undefined where all is new. */
export function useStale(reads: readonly ReadFacts[]): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const since = staleSince(reads, useOnline())
  return since === undefined
    ? undefined
    : t('read.stale', { at: momentOf(new Date(since).toISOString(), language) })
}

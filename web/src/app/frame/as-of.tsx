import { useTranslation } from 'react-i18next'
import { dayOf, momentOf, timeOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { type ReadFacts, staleSince } from '#web/lib/read-phase.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Of when the oldest of some numbers is, where they could not be asked for again: in short to the eye. */
export function AsOf({ reads }: { readonly reads: readonly ReadFacts[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = staleSince(reads, useOnline())
  if (at === undefined) return null
  const moment = new Date(at).toISOString()
  const isToday = dayOf(moment, language) === dayOf(new Date().toISOString(), language)
  return (
    <span data-old={true}>
      <span aria-hidden="true">{isToday ? timeOf(moment, language) : dayOf(moment, language)}</span>
      <VisuallyHidden>{t('read.stale', { at: momentOf(moment, language) })}</VisuallyHidden>
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import { readingLevelOf } from '#shared/reading/reading-level.ts'
import type { ScoredReading } from '#shared/reading/schema.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import staff from '#web/ui/staff.module.css'

interface HowItWasReadProps {
  readonly prosody: ScoredReading['prosody']
  /** As it counts, 0 to 1. */
  readonly accuracy: number
}

/** How the text fits the reader, and how the reading was phrased, with what it is told by. */
export function HowItWasRead({ prosody, accuracy }: HowItWasReadProps) {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const { level } = prosody
  const reasons = new Intl.ListFormat(language, { type: 'unit' }).format(
    prosody.reasons.map(reason => t(`past.phrased.${reason}`)),
  )
  return (
    <p className={staff.soft}>
      {t(`past.readingLevel.${readingLevelOf(accuracy)}`)}{' '}
      {level === null ? t('past.phrasingUntold', { reasons }) : t('past.phrasing', { level, reasons })}
    </p>
  )
}

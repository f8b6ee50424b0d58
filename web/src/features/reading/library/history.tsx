import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './history.module.css'

/** As many as are taken in at a glance. */
const SHOWN = 5

/** One's own past readings of a text, newest first; none for those who only look. */
export function useHistory(textId: string): readonly Reading[] {
  const session = useSession()
  const enabled = session.status === 'signedIn' && session.person.roles.includes('student')
  const { data } = useRead(listReadings, {}, { enabled })
  const own = data?.readings.filter(reading => reading.textId === textId && doesCount(reading)) ?? []
  // As a teacher corrected it: the same number that every adult sees.
  return own.map(asCorrected)
}

/** A school day in words, as Puerto Rico's clock has it. */
export const dayOf = (reading: Reading, language: Language, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'America/Puerto_Rico' }).format(
    new Date(reading.finishedAt),
  )

/** The latest readings of a text as steps, oldest first: the taller, the more words were read well. */
export function History({ textId }: { readonly textId: string }) {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const readings = useHistory(textId).slice(0, SHOWN).reverse()
  if (readings.length === 0) return null
  const best = Math.max(1, ...readings.map(({ wordsCorrect }) => wordsCorrect))
  return (
    <section className={styles.history}>
      <h2 className={styles.title}>{t('history.title')}</h2>
      {readings.some(({ mode }) => mode === 'aloud') && <p className={styles.unit}>{t('history.unit')}</p>}
      <ol className={styles.steps}>
        {readings.map(reading => {
          const { readingId, wordsCorrect, mode } = reading
          const isTapped = mode === 'tapped'
          return (
            <li key={readingId} className={styles.step}>
              <span
                className={styles.bar}
                data-tapped={isTapped || undefined}
                style={{ height: `${32 + (56 * wordsCorrect) / best}px` }}
                aria-hidden="true"
              >
                {isTapped ? <Icon name="tap" /> : wordsCorrect}
              </span>
              <VisuallyHidden>
                {t(isTapped ? 'history.tapped' : 'history.words', { count: wordsCorrect })}
              </VisuallyHidden>
              <span>{dayOf(reading, language, { day: 'numeric', month: 'short' })}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

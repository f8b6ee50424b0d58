import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { dayOf } from '#web/features/reading/library/history.tsx'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './past-readings.module.css'
import { ReadingInDetail } from './reading-in-detail.tsx'

interface PastReadingsProps {
  readonly studentId: string
  /** Whether words can be changed here; the server asks who teaches the child. */
  readonly mayChange: boolean
}

/** A student's newest readings for those who teach: each opens word by word. */
export function PastReadings({ studentId, mayChange }: PastReadingsProps) {
  const { t } = useTranslation('reading')
  const words = useRefusalWords()
  const { data, isPending, error } = useRead(listStudentReadings, { path: { studentId } })
  const [opened, open] = useState<Reading>()
  const readings = data?.readings ?? []
  return (
    <section className={staff.section} aria-labelledby="past-readings">
      <h2 id="past-readings">{t('past.title')}</h2>
      {isPending && <Skeleton height="160px" />}
      {error && <p className={staff.soft}>{words(error)}</p>}
      {data && readings.length === 0 && <p className={staff.soft}>{t('past.none')}</p>}
      {readings.length > 0 && (
        <Card flush>
          <table className={staff.table}>
            <thead>
              <tr>
                {(['text', 'when', 'pace', 'accuracy', 'understood', 'open'] as const).map(column => (
                  <th key={column} scope="col">
                    {t(`past.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {readings.map(reading => (
                <PastReading key={reading.readingId} reading={reading} onOpen={() => open(reading)} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {opened && (
        <Dialog
          title={opened.textTitle}
          closeLabel={t('past.close')}
          open
          onOpenChange={isOpen => isOpen || open(undefined)}
        >
          <ReadingInDetail studentId={studentId} reading={opened} mayChange={mayChange} />
        </Dialog>
      )}
    </section>
  )
}

function PastReading({ reading, onOpen }: { readonly reading: Reading; readonly onOpen: () => void }) {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const { textTitle, mode, understood, corrected } = reading
  const { accuracy, wordsCorrectPerMinute: pace } = asCorrected(reading)
  const day = dayOf(reading, language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  const asked = understood && understood.literal.asked + understood.inferential.asked
  const isAloud = mode === 'aloud'
  return (
    <tr>
      <td lang={reading.language}>{textTitle}</td>
      <td>
        <time dateTime={reading.finishedAt}>{day}</time>
      </td>
      <td className={styles.labelled} data-label={t('past.pace')}>
        {isAloud && pace !== null ? Math.round(pace) : '–'}
      </td>
      <td className={styles.labelled} data-label={t('past.accuracy')}>
        {isAloud ? t('past.percent', { percent: Math.round(accuracy * 100) }) : t('past.tapped')}{' '}
        {corrected && <Badge>{t('past.corrected')}</Badge>}
      </td>
      <td className={styles.labelled} data-label={t('past.understood')}>
        {understood
          ? t('past.of', { count: understood.literal.right + understood.inferential.right, total: asked })
          : '–'}
      </td>
      <td>
        <span className={staff.actions}>
          {isAloud && (
            <Button tone="quiet" aria-label={t('past.openOf', { title: textTitle, day })} onClick={onOpen}>
              {t('past.open')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

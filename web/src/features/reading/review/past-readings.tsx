import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { dayOf } from '#web/features/reading/library/history.tsx'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { evidenceOf } from '#web/lib/evidence.ts'
import { useRead } from '#web/lib/query.ts'
import { useBroughtTo } from '#web/lib/use-brought-to.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import staff from '#web/ui/staff.module.css'
import { Because } from './because.tsx'
import { ReadingInDetail } from './reading-in-detail.tsx'
import { restingOn } from './resting.ts'

interface PastReadingsProps {
  readonly studentId: string
  /** Whether words can be changed here; the server asks who teaches the child. */
  readonly mayChange: boolean
}

/** A student's newest readings for those who teach: each opens word by word. Of what the address asks about, those that it rests on. */
export function PastReadings({ studentId, mayChange }: PastReadingsProps) {
  const { t } = useTranslation('reading')
  const read = useRead(listStudentReadings, { path: { studentId } })
  const [opened, open] = useState<Reading>()
  const asked = evidenceOf(useSearchParams()[0].get('because'))
  const evidence = asked?.of === 'subject' ? undefined : asked
  const all = read.data?.readings
  const resting = new Set(evidence && all && restingOn(evidence, all))
  const [isWhole, setWhole] = useState(false)
  const title = useBroughtTo<HTMLHeadingElement>(evidence !== undefined && all !== undefined)
  return (
    <section className={staff.section} aria-labelledby="past-readings">
      <h2 id="past-readings" ref={title} tabIndex={-1}>
        {t('past.title')}
      </h2>
      {evidence && all && (
        <Because evidence={evidence} count={resting.size} isWhole={isWhole} onWhole={setWhole} />
      )}
      <DataTable
        label={t('past.title')}
        columns={usePastColumns(open, resting)}
        rows={resting.size > 0 && !isWhole ? all?.filter(reading => resting.has(reading)) : all}
        rowId={({ readingId }) => readingId}
        empty={t('past.none')}
        failed={useReadFailure(read)}
      />
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

function usePastColumns(
  onOpen: (reading: Reading) => void,
  marked: ReadonlySet<Reading>,
): readonly Column<Reading>[] {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const day = (reading: Reading) =>
    dayOf(reading, language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  const isAloud = ({ mode }: Reading) => mode === 'aloud'
  const pace = (reading: Reading) => (isAloud(reading) ? asCorrected(reading).wordsCorrectPerMinute : null)
  const right = ({ understood }: Reading) =>
    understood ? understood.literal.right + understood.inferential.right : null
  return [
    {
      id: 'text',
      header: t('past.text'),
      lang: reading => reading.language,
      text: ({ textTitle }) => textTitle,
      sort: ({ textTitle }) => textTitle,
      cell: reading => (
        <>
          {reading.textTitle}{' '}
          {marked.has(reading) && (
            <Badge tone="gold" lang={language}>
              {t('past.because.mark')}
            </Badge>
          )}
        </>
      ),
    },
    {
      id: 'when',
      header: t('past.when'),
      kind: 'date',
      text: day,
      sort: ({ finishedAt }) => finishedAt,
      cell: reading => <time dateTime={reading.finishedAt}>{day(reading)}</time>,
    },
    {
      id: 'pace',
      header: t('past.pace'),
      kind: 'number',
      text: reading => {
        const wordsCorrect = pace(reading)
        return wordsCorrect === null ? '–' : Math.round(wordsCorrect)
      },
      sort: pace,
    },
    {
      id: 'accuracy',
      header: t('past.accuracy'),
      kind: 'number',
      sort: reading => (isAloud(reading) ? asCorrected(reading).accuracy : null),
      cell: reading => (
        <>
          {reading.implausible && <Badge tone="alert">{t(`past.implausible.${reading.implausible}`)}</Badge>}{' '}
          {isAloud(reading)
            ? t('past.percent', { percent: Math.round(asCorrected(reading).accuracy * 100) })
            : t('past.tapped')}{' '}
          {reading.corrected && <Badge>{t('past.corrected')}</Badge>}
        </>
      ),
    },
    {
      id: 'understood',
      header: t('past.understood'),
      kind: 'number',
      sort: right,
      text: reading => {
        const { understood } = reading
        if (!understood) return '–'
        return t('past.of', {
          count: right(reading) ?? 0,
          total: understood.literal.asked + understood.inferential.asked,
        })
      },
    },
    {
      id: 'open',
      header: t('past.open'),
      kind: 'actions',
      cell: reading =>
        isAloud(reading) && (
          <Button
            tone="quiet"
            aria-label={t('past.openOf', { title: reading.textTitle, day: day(reading) })}
            onClick={() => onOpen(reading)}
          >
            {t('past.open')}
          </Button>
        ),
    },
  ]
}

import { useTranslation } from 'react-i18next'
import type { Child } from '#shared/identity/family-routes.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import type { ReportWeek } from '#shared/progress/report-week.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Figures } from '#web/ui/figures.tsx'
import staff from '#web/ui/staff.module.css'
import { AtHome } from '../family/at-home.tsx'
import { BestMoment } from '../family/best-moment.tsx'
import { DayStrip } from '../family/day-strip.tsx'
import { daysFrom, doneIn, type Work } from '../family/lately.ts'
import { LevelList } from '../family/levels.tsx'
import { Practised } from '../family/practised.tsx'
import { offered } from '../offered.ts'
import styles from './week-report.module.css'

/** Of whom a report is. */
export type Reported = Pick<Child, 'studentId' | 'fullName' | 'grade' | 'schoolName'>

interface ReportSheetProps {
  readonly child: Reported
  readonly report: ReportWeek
  readonly work: Work
  readonly progress: Progress | undefined
  readonly today: SchoolDay
}

/** Pages of paper, on the screen as on paper. */
export function ReportSheet({ child, report, work, progress, today }: ReportSheetProps) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const { week, on, languages } = report
  const first = addDays(week, -7)
  const done = doneIn(work)
  const levels = LANGUAGES.flatMap(one => {
    const stood = languages[one]
    return stood ? [{ language: one, grade: stood.grade, isShown: true, rose: stood.rose }] : []
  })
  const sounds = LANGUAGES.flatMap(one => languages[one]?.sounds ?? []).toSorted(
    (a, b) => b.missed / b.read - a.missed / a.read,
  )
  return (
    <article className={styles.sheet} aria-labelledby="report">
      <header className={styles.head}>
        <p className={styles.brand}>Coquí Lee</p>
        <h2 id="report">{t('report.titleOf', { name: child.fullName })}</h2>
        <p>
          {[
            t('report.span', { from: dateOf(first, language), until: dateOf(week, language) }),
            child.grade && t(`grade.${child.grade}`),
            child.schoolName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div className={styles.glance}>
        {on.length > 0 && <DayStrip days={daysFrom(first, 8, new Set(on), week).map(asPast)} />}
        <Figures
          figures={[
            { label: t('report.label.days'), value: report.days },
            { label: t('report.label.texts'), value: report.readings },
            { label: t('report.label.words'), value: report.words },
            { label: t('report.label.activities'), value: report.activities },
          ]}
        />
      </div>
      <BestMoment reading={done.best} none={t('best.noneThen')} />
      {levels.length > 0 && (
        <section className={staff.section} aria-labelledby="stood">
          <h3 id="stood">{t('level.title')}</h3>
          <LevelList levels={levels} own={child.grade ?? null} rose={t('level.roseThen')} />
        </section>
      )}
      <WhatWasRead readings={done.readings} />
      {(done.practised.length > 0 || done.asked > 0) && <Practised done={done} />}
      <AtHome sounds={sounds} grade={child.grade ?? 'K'} today={week} />
      {progress && <ToRead child={child} progress={progress} today={today} />}
      <p className={staff.soft}>{t('report.note')}</p>
    </article>
  )
}

/** On paper no day is today. */
const asPast = <T extends object>(day: T) => ({ ...day, isToday: false })

function WhatWasRead({ readings }: { readonly readings: readonly Reading[] }) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const wordsOf = (reading: Reading) =>
    t('report.of', { words: asCorrected(reading).wordsCorrect, of: reading.words })
  return (
    <section className={staff.section} aria-labelledby="read">
      <h3 id="read">{t('report.read')}</h3>
      <DataTable
        label={t('report.read')}
        rows={readings.toReversed()}
        rowId={({ readingId }) => readingId}
        empty={t('report.readNone')}
        surface="none"
        columns={[
          {
            id: 'text',
            header: t('report.table.text'),
            text: ({ textTitle }) => textTitle,
            lang: reading => reading.language,
          },
          {
            id: 'day',
            header: t('report.table.day'),
            kind: 'date',
            text: ({ finishedAt }) => dateOf(schoolDay(finishedAt), language),
          },
          {
            id: 'words',
            header: t('report.table.words'),
            kind: 'number',
            text: reading =>
              reading.mode === 'tapped' ? `${wordsOf(reading)} (${t('report.tapped')})` : wordsOf(reading),
          },
        ]}
      />
    </section>
  )
}

/** A text to read together, in each language. */
function ToRead({
  child,
  progress,
}: Pick<ReportSheetProps, 'child' | 'today'> & { readonly progress: Progress }) {
  const { t } = useTranslation('family')
  const texts = useTexts().data ?? []
  const graded = { ...progress, grade: progress.grade ?? child.grade ?? null }
  const chosen = LANGUAGES.flatMap(language => offered(texts, language, graded, 1))
  if (chosen.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="to-read">
      <h3 id="to-read">{t('report.tonight')}</h3>
      <ul>
        {chosen.map(({ text }) => (
          <li key={text.id}>
            {t(`language.${text.language}`)}: {t('report.where', { title: text.title })}
          </li>
        ))}
      </ul>
    </section>
  )
}

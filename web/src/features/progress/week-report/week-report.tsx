import { useTranslation } from 'react-i18next'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { type ReportWeek, spanOf } from '#shared/progress/report-week.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { listStudentWork } from '#shared/reading/work-routes.ts'
import { Read, Reads } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { type Reported, ReportSheet } from './report-sheet.tsx'
import styles from './week-report.module.css'

interface WeekReportProps {
  readonly child: Reported
  /** The Friday that ended the week. */
  readonly week: string
  readonly back: string
}

/** The report of a week, as it comes out of the printer. */
export function WeekReport({ child, week, back }: WeekReportProps) {
  const { t } = useTranslation('family')
  const reports = useRead(listReportWeeks, { path: { studentId: child.studentId } })
  const report = reports.data?.weeks.find(one => one.week === week)
  return (
    <div className={styles.report}>
      <div data-screen-only="">
        <PageHead
          title={t('report.title')}
          back={{ to: back, label: t('report.back') }}
          actions={report && <PrintButton>{t('report.print')}</PrintButton>}
        />
      </div>
      <Read
        of={reports}
        place="90dvh"
        empty={{ when: ({ weeks }) => !weeks.some(one => one.week === week), text: t('report.unknown') }}
      >
        {() => report && <WithWork child={child} report={report} />}
      </Read>
    </div>
  )
}

interface WithWorkProps {
  readonly child: Reported
  readonly report: ReportWeek
}

/** With what was read and practised between its ends, and a text that fits by now. */
function WithWork({ child, report }: WithWorkProps) {
  const { t } = useTranslation('family')
  const path = { studentId: child.studentId }
  const work = useRead(listStudentWork, { path, query: spanOf(report) })
  const progress = useRead(getStudentProgress, { path })
  const names = { work: t('parts.work'), progress: t('parts.progress') }
  return (
    <Reads of={{ work, progress }} names={names} place="90dvh">
      {({ work, progress }) => (
        <ReportSheet
          // Staff know a child by name alone: what grade it is in, its progress says.
          child={{ ...child, grade: child.grade ?? progress?.grade ?? undefined }}
          report={report}
          work={work ?? { readings: [], practices: [] }}
          progress={progress}
          today={progress?.today ?? schoolDay(new Date())}
        />
      )}
    </Reads>
  )
}
